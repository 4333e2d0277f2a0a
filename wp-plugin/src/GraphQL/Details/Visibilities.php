<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\Accounts\Access;
use Passerelle\Accounts\Policy;
use Passerelle\Content\ContentType;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Languages\Lang;

/**
 * The one place of the API where it is decided what of a record is shown. Fields for editors never pass, whoever asks:
 * public types do not have them.
 */
final class Visibilities
{
    private const MAX_SLUG_LENGTH = 200;

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
        if (!self::canBeSlug($slug)) {
            return null;
        }
        $record = $this->records->findBySlug($type, $language, $slug);

        // Databases compare without regard to case or accents: one thing, one address.
        return $record === null || $record->slug !== $slug ? null : $this->of($record);
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

    public static function canBeSlug(string $slug): bool
    {
        return $slug !== '' && strlen($slug) <= self::MAX_SLUG_LENGTH && !str_contains($slug, "\0") && mb_check_encoding($slug, 'UTF-8');
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
