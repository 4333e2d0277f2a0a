<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use DateTimeImmutable;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Kernel\Zones\Zone;

/** A day and, if it matters, an hour, both in the record's zone. */
final readonly class InstantControl implements Control
{
    private const STORED = '/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/';

    public function __construct(private Texts $texts)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        [$day, $time] = self::split(is_string($value) ? $value : '', $form->zone(), DateChecks::isEnd($slot->field->key));
        $time = $form->isAllDay() ? '' : $time;
        $attributes = $slot->attributes();
        $hint = $slot->id('hint');
        $describedBy = trim("{$slot->describedBy()} {$hint}");
        $hintKey = DateChecks::isEnd($slot->field->key) ? 'date.time.closing' : 'date.time.opening';

        return Markup::element('span', ['class' => 'passerelle-instant'], Markup::element('input', [
            ...$attributes,
            'type' => 'date',
            'name' => $slot->name('date'),
            'value' => $day,
            'max' => '2199-12-31',
            'aria-label' => $this->texts->get('date.day', ['field' => $slot->label]),
        ]) . Markup::element('input', [
            'id' => $slot->id('time'),
            'type' => 'time',
            'step' => substr_count($time, ':') > 1 ? 1 : 60,
            'name' => $slot->name('time'),
            'value' => $time,
            'aria-label' => $this->texts->get('date.time', ['field' => $slot->label]),
            'aria-describedby' => $describedBy,
        ])) . Markup::text('p', $this->texts->get($hintKey), ['class' => 'description', 'id' => $hint]);
    }

    public function isGroup(): bool
    {
        return true;
    }

    /** @return array{string, string} day and hour as inputs take them; of a last day without an hour, the hour is '' */
    public static function split(string $value, string $zone, bool $isLast): array
    {
        if (preg_match(self::STORED, $value) === 1) {
            $value = Zone::named($zone)->asIfUtc(new DateTimeImmutable($value))->format('Y-m-d\TH:i:s');
        }
        $parts = explode('T', $value);
        $time = $parts[1] ?? '';
        if ($isLast && $time === '23:59:59') {
            return [$parts[0], ''];
        }

        return [$parts[0], str_ends_with($time, ':00') && strlen($time) === 8 ? substr($time, 0, 5) : $time];
    }
}
