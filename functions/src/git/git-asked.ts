/** What a request for a repository is about. */
export type GitAsked =
  | { what: 'refs' | 'head' | 'packs'; slug: string }
  | { what: 'pack' | 'idx'; slug: string; sha: string }
  /** Something that a repository may have and ours never do: git goes on without it. */
  | { what: 'nothing' }
  /** A push, begun or under way. */
  | { what: 'push' };

const repository = /^\/git\/([a-z0-9][a-z0-9-]{0,63})\.git\/(.+)$/;
const packFile = /^objects\/pack\/pack-([0-9a-f]{40})\.(pack|idx)$/;
const never = /^objects\/(?:[0-9a-f]{2}\/[0-9a-f]{38}|info\/(?:http-)?alternates)$/;
const files = { 'info/refs': 'refs', HEAD: 'head', 'objects/info/packs': 'packs' } as const;

/** Null for an address that is none of ours. @param service what the query names, by which git says that it means to push */
export function gitAsked(path: string, service: unknown): GitAsked | null {
  const [, slug, file] = repository.exec(path) ?? [];
  if (!slug || !file) return null;
  if (file === 'git-receive-pack' || (file === 'info/refs' && service === 'git-receive-pack'))
    return { what: 'push' };
  if (never.test(file)) return { what: 'nothing' };
  const [, sha, ending] = packFile.exec(file) ?? [];
  if (sha) return { what: ending === 'idx' ? 'idx' : 'pack', slug, sha };
  return Object.hasOwn(files, file) ? { what: files[file as keyof typeof files], slug } : null;
}
