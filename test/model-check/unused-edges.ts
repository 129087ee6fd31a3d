/** Edges that no step of the core takes; the comment of each table says why. */
export const unusedEdges: readonly string[] = []
