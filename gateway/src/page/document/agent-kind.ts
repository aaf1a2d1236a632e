import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Properties of a browser that change its page. */
export interface AgentKind {
  /** A link preview or a search engine. */
  isRobot: boolean
  /** Gets pages with rendered content: phones, tablets and robots. A desktop browser is redirected by its width, which the server does not know. */
  isRendered: boolean
  /** Uses the links to splash pictures. */
  isIphone: boolean
}

/** Matching some hundred expressions of robots is slow, so each user agent is matched once. */
const known = new LRUCache<string, AgentKind>({ max: 1_000 })
const MAX_LENGTH = 500

export function agentKind(userAgent = ''): AgentKind {
  const agent = userAgent.slice(0, MAX_LENGTH)
  const before = known.get(agent)
  if (before) return before
  const isRobot = isbot(agent)
  const kind = {
    isRobot,
    isRendered: isRobot || /Mobi|iP(hone|od|ad)|Android|Windows Phone|Opera Mini/i.test(agent),
    isIphone: /iphone|ipod/i.test(agent),
  }
  known.set(agent, kind)
  return kind
}
