<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Content\Definitions;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;

/**
 * Decides which parts of a record the API exposes. Fields for editors are never included, since public types do not have them.
 */
final class Visibilities
{
    /** @var array<string, array<string, true>> public field keys by type */
    private array $publicKeys = [];

    public function __construct(
        private readonly Records $records,
        private readonly Policy $policy,
        private readonly Readers $readers,
        private readonly Withheld $withheld,
        private readonly Definitions $definitions,
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

    /** All public fields, whoever reads it: the caller decides. */
    public function preview(Record $record): Visible
    {
        return new Visible($record, false, $this->publicValues($record));
    }

    public function of(Record $record): ?Visible
    {
        $access = $this->policy->access($this->readers->current(), $record);
        if ($access === Access::Teaser) {
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
     * @return list<Visible>
     */
    public function ofMany(array $records): array
    {
        return array_values(array_filter(array_map($this->of(...), $records), static fn (?Visible $visible): bool => $visible !== null));
    }

    private function publicValues(Record $record): Values
    {
        return new Values(array_intersect_key($record->values->all(), $this->publicKeys($record->type)));
    }

    /** @return array<string, true> */
    private function publicKeys(ContentType $type): array
    {
        if (!isset($this->publicKeys[$type->value])) {
            $definition = $this->definitions->of($type);
            $keys = [];
            foreach ([...$definition->fields()->shared(), ...$definition->fields()->translated(), ...$definition->computedFields()] as $field) {
                if ($field->visibility === Visibility::Everyone) {
                    $keys[$field->key] = true;
                }
            }
            $this->publicKeys[$type->value] = $keys;
        }

        return $this->publicKeys[$type->value];
    }
}
