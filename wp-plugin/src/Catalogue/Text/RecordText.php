<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Kind;
use Passerelle\Content\Audience;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/**
 * Which words a record is found by. Only what every visitor may see counts, or a search could tell what a page keeps
 * locked: fields for editors are left out; of a record for members there is nothing but title and summary; of the
 * directory, whose details are for members, what its cards show.
 */
final readonly class RecordText
{
    public const TITLE = 4;
    public const SUMMARY = 2;
    public const TEXT = 1;

    /** The field that cards show under the title, in the order in which one is looked for. */
    private const SUMMARY_FIELDS = ['summary', 'subtitle', 'job'];

    /** Of the directory's cards, beside title and summary. */
    private const CARD_FIELDS = ['activityCity', 'city'];

    /** Of a person who was only named, never the address. */
    private const PERSON_FIELDS = ['firstName', 'lastName', 'structureName', 'role'];

    public function __construct(
        private Definitions $definitions,
        private Countries $countries,
        private Sectors $sectors,
    ) {
    }

    /** @return array<array-key, int> the highest weight of each word; PHP makes numbers of keys such as 2026 */
    public function words(Record $record): array
    {
        $texts = [self::TITLE => [$record->title], self::SUMMARY => [self::summary($record)]];
        if ($record->audience === Audience::Public) {
            $texts[self::TEXT] = [...$this->fields($record), ...$this->names($record)];
        }
        ksort($texts);
        $words = [];
        foreach ($texts as $weight => $each) {
            foreach (Words::forIndex(implode("\n", $each), $record->language, $weight === self::TITLE) as $word) {
                $words[$word] = $weight;
            }
        }
        ksort($words, SORT_STRING);

        return $words;
    }

    public static function summary(Record $record): string
    {
        foreach (self::SUMMARY_FIELDS as $key) {
            if ($record->values->text($key) !== '') {
                return $record->values->text($key);
            }
        }

        return '';
    }

    /** @return list<string> */
    private function fields(Record $record): array
    {
        $texts = [];
        foreach ($this->definitions->stored($record->type) as $field) {
            if (Kind::of($record->type) === null || in_array($field->key, self::CARD_FIELDS, true)) {
                array_push($texts, ...$this->texts($field, $record->values));
            }
        }

        return $texts;
    }

    /** @return list<string> */
    private function texts(Field $field, Values $values): array
    {
        if ($field->visibility !== Visibility::Everyone) {
            return [];
        }

        return match ($field->kind) {
            FieldKind::Text, FieldKind::LongText => [$values->text($field->key)],
            // Tags part words: "<li>un</li><li>deux</li>" is no word "undeux".
            FieldKind::Html => [html_entity_decode(strip_tags(str_replace('<', ' <', $values->text($field->key))), ENT_QUOTES | ENT_HTML5, 'UTF-8')],
            FieldKind::Rows => $this->rows($field, $values),
            FieldKind::People => $this->people($field, $values),
            default => [],
        };
    }

    /** @return list<string> */
    private function rows(Field $field, Values $values): array
    {
        $texts = [];
        foreach ($values->rows($field->key) as $row) {
            foreach ($field->columns as $column) {
                array_push($texts, ...$this->texts($column, $row));
            }
        }

        return $texts;
    }

    /** @return list<string> */
    private function people(Field $field, Values $values): array
    {
        $texts = [];
        foreach ($values->rows($field->key) as $person) {
            foreach (self::PERSON_FIELDS as $key) {
                $texts[] = $person->text($key);
            }
        }

        return $texts;
    }

    /** @return list<string> names of its countries and sectors, so that "Sénégal" and "danse" find what belongs to them */
    private function names(Record $record): array
    {
        $countries = $this->countries->findMany(Entries::countries($record));
        $sectors = $this->sectors->findMany($record->values->texts('sectors'));

        return array_map(static fn ($named): string => $named->name($record->language), [...$countries, ...$sectors]);
    }
}
