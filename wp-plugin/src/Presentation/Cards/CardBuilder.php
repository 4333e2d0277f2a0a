<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

use Passerelle\Catalogue\Availability;
use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Highlighter;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Events\EventDates;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Presentation\Details\Visibilities;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\Viewer;

/** Builds the cards of lists, with a number of queries independent of the number of cards. */
final readonly class CardBuilder
{
    private const IMAGE_FIELDS = ['coverImageId', 'pictureId', 'logoId'];

    /** Cards of locked items contain only title and summary. */
    private const LOCKED = ['countries' => [], 'sectors' => []];

    public function __construct(
        private Records $records,
        private Visibilities $visibilities,
        private Media $media,
        private Names $names,
        private Choices $choices,
        private Clock $clock,
    ) {
    }

    /**
     * @param list<int> $ids post ids
     * @param Viewer|null $reader null: of the request
     * @return list<array<string, mixed>> in the requested order, without items that the viewer may not see
     */
    public function ofIds(array $ids, ?Viewer $reader = null): array
    {
        $items = $this->visibilities->ofMany(array_values($this->records->findMany($ids)), $reader);

        return $this->build($items, $this->media->findMany(self::fileIds($items)));
    }

    /**
     * @param list<Visible> $items
     * @return list<int|null> ids of the files on their cards
     */
    public static function fileIds(array $items): array
    {
        $ids = [];
        foreach ($items as $visible) {
            array_push($ids, self::imageId($visible->values), $visible->isLocked ? null : $visible->values->int('fileId'));
        }

        return $ids;
    }

    /**
     * @param list<Visible> $items
     * @param array<int, StoredFile> $files by id
     * @param Highlighter|null $highlighter of the search that found them
     * @return list<array<string, mixed>>
     */
    public function build(array $items, array $files, ?Highlighter $highlighter = null): array
    {
        return array_map(fn (Visible $visible): array => [
            ...$this->basics($visible),
            ...$visible->isLocked ? self::LOCKED : $this->details($visible),
            'highlighter' => $highlighter,
            'file' => $visible->isLocked ? null : Media::file($files[$visible->values->int('fileId') ?? 0] ?? null),
            'image' => Media::image($files[self::imageId($visible->values) ?? 0] ?? null, $visible->record->language),
        ], $items);
    }

    /** @return array<string, mixed> */
    private function basics(Visible $visible): array
    {
        $record = $visible->record;

        return [
            'id' => $record->id,
            'groupId' => $record->groupId,
            'type' => $record->type->value,
            'language' => $record->language->value,
            'slug' => $record->slug,
            'title' => $record->title,
            'summary' => RecordText::summary($record),
            'audience' => $record->audience->value,
            'locked' => $visible->isLocked,
            'completed' => $record->status === Status::Completed,
            'profileKind' => Kind::of($record->type)?->value,
            'publishedAt' => Times::text($record->publishedAt ?? $record->modifiedAt),
            'modifiedAt' => Times::text($record->modifiedAt),
        ];
    }

    /** @return array<string, mixed> */
    private function details(Visible $visible): array
    {
        $record = $visible->record;
        $values = $visible->values;
        $dates = $record->type === ContentType::Event ? EventDates::of($values) : null;

        return [
            'countries' => $this->names->countries(Entries::countries($record), $record->language),
            'sectors' => $this->names->sectors($values->codes('sectorIds'), $record->language),
            'openState' => Availability::of($record)?->at($this->clock->now())->value,
            'eventDates' => $dates,
            'period' => $this->period($dates, $values),
            'recurrence' => $record->type === ContentType::Event ? EventRecurrence::of($values) : null,
            'callFacts' => $record->type === ContentType::CallForApplication ? $this->callFacts($values) : null,
            'callType' => $this->choices->one($values, 'callType', 'callType'),
            'aidType' => $this->choices->one($values, 'aidType', 'aidType'),
            'mode' => $this->choices->one($values, 'mode', 'mode'),
            'level' => $this->choices->one($values, 'level', 'level'),
            'resourceKind' => $this->choices->one($values, 'resourceKind', 'resourceKind'),
            'structureType' => $this->choices->one($values, 'structureType', 'structureType'),
            'place' => $values->textOrNull('place'),
            'price' => $values->textOrNull('price'),
            'beneficiary' => $values->textOrNull('beneficiary'),
            'job' => $values->textOrNull('job'),
            'city' => $values->textOrNull('city') ?? $values->textOrNull('activityCity'),
        ];
    }

    /** @return array<string, int|string|null> */
    private function callFacts(Values $values): array
    {
        return [
            'amountMax' => $values->number('amountMax'),
            'amountMin' => $values->number('amountMin'),
            'currency' => $this->choices->one($values, 'currency', 'currency'),
            'extendedFrom' => $values->textOrNull('extendedFrom'),
            'feeAmount' => $values->number('feeAmount'),
            'feeCurrency' => $this->choices->one($values, 'feeCurrency', 'currency'),
            'fees' => $this->choices->one($values, 'fees', 'fees'),
            'resultsDate' => $values->textOrNull('resultsDate'),
        ];
    }

    /** @return array{start: string|null, end: string|null, zone: string|null}|null of an event that comes back: its next date, or its last one */
    private function period(?EventDates $dates, Values $values): ?array
    {
        $next = $dates?->next($this->clock->now());
        if ($dates !== null && $next !== null) {
            return ['start' => $dates->text($next->start), 'end' => $next->end === null ? null : $dates->text($next->end), 'zone' => $values->textOrNull('zone')];
        }
        $start = $values->textOrNull('opensAt') ?? $values->textOrNull('startsAt') ?? $values->textOrNull('startDate');
        $end = $values->textOrNull('closesAt') ?? $values->textOrNull('endsAt') ?? $values->textOrNull('endDate');

        return $start === null && $end === null ? null : ['start' => $start, 'end' => $end, 'zone' => $values->textOrNull('zone')];
    }

    private static function imageId(Values $values): ?int
    {
        foreach (self::IMAGE_FIELDS as $key) {
            if ($values->int($key) !== null) {
                return $values->int($key);
            }
        }

        return null;
    }
}
