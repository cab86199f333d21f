/** What can be completed of a command. */
export interface CompletedCommand {
  name: string;
  summary: string;
  options: { flag: string; summary: string }[];
}

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const bash = (
  commands: readonly CompletedCommand[],
): string => `# tempera completion for bash: eval "$(tempera completion bash)"
_tempera() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  local options=""
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options }) => `    ${name}) options="${options.map(({ flag }) => flag).join(' ')}" ;;`).join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _tempera tempera
`;

/** In single quotes, where a colon and a bracket mean something to _arguments and _describe. */
const zshText = (text: string) => text.replaceAll("'", '’').replace(/[:[\]\\]/g, '\\$&');

const zsh = (commands: readonly CompletedCommand[]): string => `#compdef tempera
# tempera completion for zsh: eval "$(tempera completion zsh)"
_tempera() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      '${name}:${zshText(summary)}'`).join('\n')}
    )
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${commands
  .map(
    ({ name, options }) =>
      `    ${name}) _arguments ${options.map(({ flag, summary }) => `'${flag}[${zshText(summary)}]'`).join(' ')} '*:file:_files' ;;`,
  )
  .join('\n')}
  esac
}
compdef _tempera tempera
`;

const fishText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const fish = (commands: readonly CompletedCommand[]): string => {
  const names = commands.map(
    ({ name, summary }) =>
      `complete -c tempera -n __fish_use_subcommand -f -a ${name} -d ${fishText(summary)}`,
  );
  const options = commands.flatMap(({ name, options: own }) =>
    own.map(
      ({ flag, summary }) =>
        `complete -c tempera -n '__fish_seen_subcommand_from ${name}' -l ${flag.replace(/^--/, '')} -d ${fishText(summary)}`,
    ),
  );
  return `# tempera completion for fish: tempera completion fish | source\n${[...names, ...options].join('\n')}\n`;
};

/** A script that completes commands and their options in a shell. */
export const completionFor = (shell: Shell, commands: readonly CompletedCommand[]): string =>
  ({ bash, zsh, fish })[shell](commands);
