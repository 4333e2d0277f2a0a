<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Zones\Zones;
use Passerelle\Reference\Countries;

/** One of several: a choice, a country or a time zone. */
final readonly class SelectControl implements Control
{
    private const FRENCH_ZONES = [
        'Europe/Paris', 'America/Martinique', 'America/Guadeloupe', 'America/Cayenne', 'Indian/Reunion', 'Indian/Mayotte',
        'Pacific/Noumea', 'Pacific/Tahiti',
    ];

    public function __construct(private Labels $labels, private Countries $countries)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $selected = is_string($value) ? $value : '';
        $none = Markup::text('option', $this->labels->texts->get('choice.none'), ['value' => '']);
        $options = match ($slot->field->kind) {
            FieldKind::Country => Markup::options($this->countryNames(), $selected),
            FieldKind::Zone => $this->zones($selected),
            default => Markup::options($this->labels->choices($slot->field), $selected),
        };

        return Markup::element('select', $slot->attributes(), $none . $options);
    }

    public function isGroup(): bool
    {
        return false;
    }

    /** @return array<string, string> */
    private function countryNames(): array
    {
        $names = [];
        foreach ($this->countries->sorted($this->labels->texts->language()) as $country) {
            $names[$country->isoCode] = $country->name($this->labels->texts->language());
        }

        return $names;
    }

    private function zones(string $selected): string
    {
        $all = Zones::load()->names();
        $africa = array_filter($all, static fn (string $zone): bool => str_starts_with($zone, 'Africa/'));
        $island = ['Indian/Antananarivo', 'Indian/Comoro', 'Indian/Mahe', 'Indian/Mauritius', 'Atlantic/Cape_Verde'];
        $groups = [
            'zone.france' => self::FRENCH_ZONES,
            'zone.africa' => [...$africa, ...$island],
        ];
        $groups['zone.other'] = array_diff($all, ...array_values($groups));
        $html = '';
        foreach ($groups as $label => $zones) {
            $names = array_combine($zones, array_map(static fn (string $zone): string => str_replace('_', ' ', $zone), $zones));
            $html .= Markup::element('optgroup', ['label' => $this->labels->texts->get($label)], Markup::options($names, $selected));
        }

        return $html;
    }
}
