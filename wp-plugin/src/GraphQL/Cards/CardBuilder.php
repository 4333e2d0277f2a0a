<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Cards;

use Passerelle\Catalogue\Availability;
use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Highlighter;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Status;
use Passerelle\Content\Values;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Choices;
use Passerelle\GraphQL\Details\Visibilities;
use Passerelle\GraphQL\Details\Visible;
use Passerelle\GraphQL\Media\Media;
use Passerelle\GraphQL\Names;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;

/** Makes the cards of lists. The number of queries does not grow with the number of cards. */
final readonly class CardBuilder
{
    private const IMAGE_FIELDS = ['coverImage', 'picture', 'logo'];

    /** Of a locked thing nothing but title and summary is shown; the rest of a card is empty. */
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
     * @return list<array<string, mixed>> in the order asked, without what the viewer may not see
     */
    public function ofIds(array $ids): array
    {
        $things = $this->visibilities->ofMany(array_values($this->records->findMany($ids)));

        return $this->build($things, $this->media->findMany(self::fileIds($things)));
    }

    /**
     * @param list<Visible> $things
     * @return list<int|null> ids of the files that their cards show
     */
    public static function fileIds(array $things): array
    {
        $ids = [];
        foreach ($things as $visible) {
            array_push($ids, self::imageId($visible->values), $visible->isLocked ? null : $visible->values->int('file'));
        }

        return $ids;
    }

    /**
     * @param list<Visible> $things
     * @param array<int, StoredFile> $files by id
     * @param Highlighter|null $highlighter of the search that found them
     * @return list<array<string, mixed>>
     */
    public function build(array $things, array $files, ?Highlighter $highlighter = null): array
    {
        return array_map(fn (Visible $visible): array => [
            ...$this->basics($visible),
            ...$visible->isLocked ? self::LOCKED : $this->details($visible),
            'highlighter' => $highlighter,
            'file' => $visible->isLocked ? null : Media::file($files[$visible->values->int('file') ?? 0] ?? null),
            'image' => Media::image($files[self::imageId($visible->values) ?? 0] ?? null, $visible->record->language),
        ], $things);
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

        return [
            'countries' => $this->names->countries(Entries::countries($record), $record->language),
            'sectors' => $this->names->sectors($values->texts('sectors'), $record->language),
            'openState' => Availability::of($record)?->at($this->clock->now())->value,
            'period' => self::period($record, $values),
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

    /** @return array{start: string|null, end: string|null, zone: string|null}|null */
    private static function period(Record $record, Values $values): ?array
    {
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
