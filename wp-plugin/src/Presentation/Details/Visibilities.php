<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Catalogue\Kind;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/**
 * Decides which parts of a record the API exposes. Only what visitors may read: fields for members and editors are never included.
 */
final readonly class Visibilities
{
    public function __construct(
        private Records $records,
        private Policy $policy,
        private Readers $readers,
        private Withheld $withheld,
        private FieldReaders $fields,
    ) {
    }

    public function bySlug(ContentType $type, Lang $language, string $slug): ?Visible
    {
        if (!FormerSlugs::canBeSlug($slug)) {
            return null;
        }
        $record = $this->records->findBySlug($type, $language, $slug);

        // Databases ignore case and accents: only the exact slug is valid.
        return $record === null || $record->slug !== $slug ? null : $this->of($record);
    }

    /**
     * All public fields, whoever reads it: the caller decides. Persons and structures that chose to be for members are locked, as
     * they will be for visitors: anyone may have the link.
     */
    public function preview(Record $record): Visible
    {
        $isLocked = Kind::of($record->type) !== null && !$this->policy->accessOncePublic(Viewer::anonymous(), $record)->atLeast(Access::Full);

        return new Visible($record, $isLocked, $isLocked ? new Values([]) : $this->publicValues($record));
    }

    /** @param Viewer|null $reader null: of the request */
    public function of(Record $record, ?Viewer $reader = null): ?Visible
    {
        $access = $this->policy->access($reader ?? $this->readers->current(), $record);
        if ($access === Access::Teaser && $reader === null) {
            $this->withheld->note();
        }

        return match ($access) {
            Access::None => null,
            Access::Teaser => new Visible($record, true, new Values([])),
            Access::Full, Access::Editor => new Visible($record, false, $this->publicValues($record)),
        };
    }

    /**
     * @param list<Record> $records
     * @param Viewer|null $reader null: of the request
     * @return list<Visible>
     */
    public function ofMany(array $records, ?Viewer $reader = null): array
    {
        $visible = array_map(fn (Record $each): ?Visible => $this->of($each, $reader), $records);

        return array_values(array_filter($visible, static fn (?Visible $each): bool => $each !== null));
    }

    private function publicValues(Record $record): Values
    {
        return $this->fields->values($record, Visibility::Everyone);
    }
}
