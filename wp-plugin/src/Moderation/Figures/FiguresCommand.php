<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Statistics\Period;

/**
 * `wp passerelle figures compute` with WP-CLI, `figures:compute` with wp-env/cli.php: the months that have no figures yet, or with
 * --month=YYYY-MM that month again.
 */
final readonly class FiguresCommand
{
    private const OK = 0;
    private const REFUSED = 1;

    public function __construct(private ComputeFigures $figures)
    {
    }

    public function register(): void
    {
        add_filter('passerelle_commands', fn (array $commands): array => [...$commands, 'figures:compute' => $this->run(...)]);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('passerelle figures compute', fn (array $arguments, array $options) => \WP_CLI::halt($this->run($options)));
        }
    }

    /**
     * @param array<string, string> $options
     * @return int exit code: 1 for what is no month, or a month that has not ended
     */
    public function run(array $options): int
    {
        try {
            $months = isset($options['month']) ? $this->again($options['month']) : $this->figures->missing();
        } catch (DomainError) {
            $months = null;
        }
        if ($months === null) {
            fwrite(STDERR, "--month is a month that has ended, as YYYY-MM.\n");

            return self::REFUSED;
        }
        foreach ($months as $month) {
            fwrite(STDOUT, "{$month}\n");
        }

        return self::OK;
    }

    /**
     * @return list<string>|null null before its end
     * @throws DomainError invalid_fields
     */
    private function again(string $month): ?array
    {
        return $this->figures->compute(Period::ofMonth($month)) ? [$month] : null;
    }
}
