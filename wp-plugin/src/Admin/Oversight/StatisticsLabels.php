<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use NumberFormatter;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Moderation\Statistics\ValidatorRow;
use Passerelle\Reference\Countries;

/** Names of what statistics count, in the language of the reader. */
final class StatisticsLabels
{
    private const DAY = 86_400;

    /** @var array<string, string>|null by ISO code */
    private ?array $countryNames = null;

    public function __construct(public readonly Texts $texts, private readonly Countries $countries)
    {
    }

    public function type(string $key): string
    {
        return $this->texts->get("type.{$key}.many");
    }

    /** @param string $code ISO code; '' for no country */
    public function country(string $code): string
    {
        if ($this->countryNames === null) {
            $this->countryNames = ['' => $this->texts->get('statistics.no_country')];
            foreach ($this->countries->all() as $country) {
                $this->countryNames[$country->isoCode] = $country->name($this->texts->language());
            }
        }

        return $this->countryNames[$code] ?? $code;
    }

    public function validator(ValidatorRow $row): string
    {
        return $row->name ?? $this->texts->get('statistics.no_account');
    }

    public function decision(string $value): string
    {
        return $this->texts->get("statistics.decision.{$value}");
    }

    public function reason(string $value): string
    {
        return $this->texts->get("choice.rejectionReason.{$value}");
    }

    /** @param int|null $seconds null: nothing was decided */
    public function days(?int $seconds): string
    {
        if ($seconds === null) {
            return $this->texts->get('statistics.no_time');
        }
        $format = new NumberFormatter($this->texts->language()->value, NumberFormatter::DECIMAL);
        $format->setAttribute(NumberFormatter::MAX_FRACTION_DIGITS, 1);

        return $this->texts->get('statistics.days', ['days' => (string) $format->format($seconds / self::DAY)]);
    }
}
