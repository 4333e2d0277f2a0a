<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Commands;
use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Statistics\Period;

/**
 * `wp passerelle figures compute`: the months that have no figures yet, or with --month=YYYY-MM that month again.
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
        Commands::add('figures:compute', $this->run(...));
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
