import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** What pages differ by between browsers. */
export interface AgentKind {
  /** Reads the page for others: link previews, search engines. */
  isRobot: boolean
  /** Gets pages with their content: phones, tablets and robots. A desktop browser is led to another screen, and only it knows how wide it is. */
  isRendered: boolean
  /** Reads the links of start pictures. */
  isIphone: boolean
}

/** The expressions of some hundred robots are tried once for each browser that is about. */
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
