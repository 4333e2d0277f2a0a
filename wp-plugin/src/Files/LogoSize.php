<?php

declare(strict_types=1);

namespace Passerelle\Files;

/** Maximum size of logos in the site's settings: a number and its unit (spec section 5). */
final readonly class LogoSize
{
    public const OPTION = 'passerelle_logo_size';
    /** Bytes of each unit; sizes are decimal everywhere on the site. */
    public const UNITS = ['KB' => 1_000, 'MB' => 1_000_000];

    private function __construct(public int $number, public string $unit)
    {
    }

    /** Null when not set or invalid: the limit of images applies. */
    public static function configured(): ?self
    {
        $stored = get_option(self::OPTION);

        return is_array($stored) ? self::of($stored['number'] ?? null, $stored['unit'] ?? null) : null;
    }

    /** Null for an invalid size. */
    public static function of(mixed $number, mixed $unit): ?self
    {
        $isNumber = is_int($number) || (is_string($number) && preg_match('/^\d{1,6}$/D', $number) === 1);

        return $isNumber && (int) $number > 0 && is_string($unit) && isset(self::UNITS[$unit]) ? new self((int) $number, $unit) : null;
    }

    public function bytes(): int
    {
        return $this->number * self::UNITS[$this->unit];
    }

    /** @return array{number: int, unit: string} as stored in the option */
    public function stored(): array
    {
        return ['number' => $this->number, 'unit' => $this->unit];
    }
}
