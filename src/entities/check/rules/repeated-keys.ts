import { getNodePath, type Node } from 'jsonc-parser';
import type { ProblemAtPath } from '../config-problem';

/** Finds keys that occur twice in one object: JSON silently keeps the last. */
export function repeatedKeys(node: Node): ProblemAtPath[] {
  return treeNodes(node)
    .filter((object) => object.type === 'object')
    .flatMap((object) => {
      const keys = (object.children ?? []).flatMap((property) => property.children?.[0] ?? []);
      return keys
        .filter((key, index) => keys.findIndex((other) => other.value === key.value) < index)
        .map((key) => ({
          path: [...getNodePath(object), String(key.value)],
          offset: key.offset,
          reason: `The key "${String(key.value)}" occurs twice in the same object. Remove one.`,
        }));
    });
}

function treeNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(treeNodes)];
}
