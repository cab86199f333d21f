import { Argument, Command } from 'commander';
import { completionFor, type Shell, shells } from '../core/completion.ts';

/** @param commands those that are completed, as they are when it is asked for */
export const completion = (commands: () => readonly Command[]) =>
  new Command('completion')
    .summary('Print what completes commands by the tab key')
    .description('Print what completes commands by the tab key.')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText(
      'after',
      '\nExamples:\n  $ eval "$(tempera completion bash)"\n  $ eval "$(tempera completion zsh)"\n  $ tempera completion fish | source',
    )
    .action((shell: Shell) => {
      const known = commands().map((one) => ({
        name: one.name(),
        summary: one.summary(),
        options: one.options.flatMap(({ long, description }) =>
          long ? [{ flag: long, summary: description }] : [],
        ),
      }));
      process.stdout.write(completionFor(shell, known));
    });
