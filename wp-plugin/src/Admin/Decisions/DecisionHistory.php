<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Content\Record;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\StoredDecision;

/** Decisions on a record in all its languages, the newest first, for those who may edit it in the administration. */
final readonly class DecisionHistory
{
    public function __construct(private Labels $labels, private DecisionStore $store, private Dates $dates)
    {
    }

    /** @return string HTML, empty without decisions */
    public function render(Record $record): string
    {
        $items = implode('', array_map($this->item(...), array_reverse($this->store->ofGroup($record->groupId))));

        return $items === '' ? '' : Markup::element('details', [], Markup::text('summary', $this->labels->texts->get('decision.history'))
            . Markup::element('ol', ['reversed' => true], $items));
    }

    private function item(StoredDecision $stored): string
    {
        $texts = $this->labels->texts;
        $moderator = get_userdata($stored->moderatorId);
        $line = $texts->get('decision.line', [
            'decision' => $texts->get("decision.{$stored->target->value}.{$stored->decision->value}.done"),
            'date' => $this->dates->full($stored->decidedAt),
            'name' => $moderator === false ? $texts->get('decision.unknown') : $moderator->display_name,
        ]);
        $explained = array_filter([
            $stored->reason === null ? '' : $texts->get("choice.rejectionReason.{$stored->reason->value}"),
            $stored->reasonText,
            $stored->comment,
        ], static fn (string $text): bool => $text !== '');

        return Markup::element('li', [], Markup::text('span', $line) . ($explained === [] ? '' : Markup::text('p', implode(' – ', $explained))));
    }
}
