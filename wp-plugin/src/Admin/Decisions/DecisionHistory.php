<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Content\Record;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\ReadDecision;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Rights\Viewer;

/** Decisions on a record in all its languages, the newest first: all of them for those in charge, what its owner may read for others. */
final readonly class DecisionHistory
{
    public function __construct(private Labels $labels, private DecisionStore $store, private DecisionRights $rights, private Dates $dates)
    {
    }

    /** @return string HTML, empty without decisions */
    public function render(Record $record, Viewer $viewer): string
    {
        $items = implode('', array_map(
            fn (StoredDecision $stored): string => $this->item($this->rights->read($viewer, $record, $stored)),
            array_reverse($this->store->ofGroup($record->groupId)),
        ));

        return $items === '' ? '' : Markup::element('details', [], Markup::text('summary', $this->labels->texts->get('decision.history'))
            . Markup::element('ol', ['reversed' => true], $items));
    }

    private function item(ReadDecision $read): string
    {
        $texts = $this->labels->texts;
        $moderator = get_userdata($read->moderatorId);
        $line = $texts->get('decision.line', [
            'decision' => $texts->get("decision.{$read->target->value}.{$read->decision->value}.done"),
            'date' => $this->dates->full($read->decidedAt),
            'name' => $moderator === false ? $texts->get('decision.unknown') : $moderator->display_name,
        ]);
        $explained = array_filter([
            $read->reason === null ? '' : $texts->get("choice.rejectionReason.{$read->reason->value}"),
            $read->reasonText,
            $read->comment,
        ], static fn (string $text): bool => $text !== '');

        return Markup::element('li', [], Markup::text('span', $line) . ($explained === [] ? '' : Markup::text('p', implode(' – ', $explained))));
    }
}
