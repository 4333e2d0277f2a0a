<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\FieldKind;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** Several of many: check boxes, with a filter where the list is long. */
final readonly class ChecklistControl implements Control
{
    private const LONG = 12;

    public function __construct(private Labels $labels, private Countries $countries, private Sectors $sectors)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $chosen = is_array($value) ? array_filter($value, is_string(...)) : [];
        $items = $this->items($slot);
        // A value that is no longer in the list must survive a save of other fields.
        foreach (array_diff($chosen, array_keys($items)) as $unknown) {
            $items[$unknown] = [$unknown, false];
        }
        if ($slot->field->kind === FieldKind::Countries) {
            // Selected values first, so that they are visible without scrolling.
            $items = array_intersect_key($items, array_flip($chosen)) + $items;
        }
        $boxes = '';
        $number = 0;
        foreach ($items as $key => [$label, $isChild]) {
            $id = $number === 0 ? $slot->id() : $slot->id((string) $number);
            $number++;
            $boxes .= Markup::element('li', ['class' => $isChild ? 'passerelle-child' : null], Markup::element('input', [
                'type' => 'checkbox',
                'id' => $id,
                'name' => $slot->name(''),
                'value' => (string) $key,
                'checked' => in_array((string) $key, $chosen, true),
                'aria-describedby' => $number === 1 ? $slot->describedBy() : null,
            ]) . ' ' . Markup::text('label', $label, ['for' => $id]));
        }
        $isLong = count($items) > self::LONG;
        $list = Markup::element('ul', ['class' => $isLong ? null : 'passerelle-inline'], $boxes);
        if ($isLong) {
            // A region that scrolls must be reachable by keyboard, and then have a name.
            $list = Markup::element('div', ['class' => 'passerelle-scroll', 'tabindex' => '0', 'role' => 'group', 'aria-label' => $slot->label], $list);
        }
        // An empty value distinguishes "nothing selected" from "not in the form".
        $list .= Markup::element('input', ['type' => 'hidden', 'name' => $slot->name(''), 'value' => '']);

        return Markup::element('div', ['class' => 'passerelle-checklist', 'data-passerelle-checklist' => $isLong ? '' : null], ($isLong ? $this->filter($slot) : '') . $list);
    }

    public function isGroup(): bool
    {
        return true;
    }

    /** Hidden until the script, which does the filtering, shows it. */
    private function filter(Slot $slot): string
    {
        $texts = $this->labels->texts;

        return Markup::element('p', ['class' => 'passerelle-filter', 'hidden' => true], Markup::text(
            'label',
            $texts->get('checklist.filter'),
            ['for' => $slot->id('filter')],
        ) . ' ' . Markup::element('input', ['type' => 'search', 'id' => $slot->id('filter'), 'autocomplete' => 'off'])
            . ' ' . Markup::element('span', ['role' => 'status', 'data-chosen' => $texts->get('checklist.count'), 'data-visible' => $texts->get('checklist.visible')]));
    }

    /** @return array<string, array{string, bool}> value => label, whether it is a child of the preceding one */
    private function items(Slot $slot): array
    {
        $language = $this->labels->texts->language();
        $items = [];
        if ($slot->field->kind === FieldKind::Countries) {
            foreach ($this->countries->sorted($language) as $country) {
                $items[$country->isoCode] = [$country->name($language), false];
            }
        } elseif ($slot->field->kind === FieldKind::Sectors) {
            foreach ($this->sectors->sorted($language) as $sector) {
                $items[$sector->key] = [$sector->name($language), $sector->parentId !== null];
            }
        } else {
            foreach ($this->labels->choices($slot->field) as $value => $label) {
                $items[(string) $value] = [$label, false];
            }
        }

        return $items;
    }
}
