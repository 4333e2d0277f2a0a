<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\GraphQL\Names;
use RuntimeException;

/** Exported rows as pairs of labels and texts, in a language: the form of WordPress's export, whose values are HTML. */
final readonly class ReadableRows
{
    private const BREAK = "\n";
    private const INSTANT = '/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(Z|\+00:00)?$/D';
    private const TYPE = 'type';
    private const FIELDS = 'fields';

    public function __construct(private Definitions $definitions, private FieldTexts $texts, private Names $names)
    {
    }

    /**
     * @param array<string, mixed> $row
     * @return list<array{name: string, value: string}> without empty values
     */
    public function of(array $row, Lang $language): array
    {
        $type = is_string($row[self::TYPE] ?? null) ? ContentType::tryFrom($row[self::TYPE]) : null;
        $data = [];
        foreach ($row as $column => $value) {
            if ($column === self::FIELDS && $type !== null && is_array($value) && !array_is_list($value)) {
                array_push($data, ...$this->fields($type, $value, $language));
                continue;
            }
            $text = $this->text((string) $column, $value, $language);
            if ($text !== '') {
                $data[] = self::pair(PersonalDataTexts::column((string) $column, $language), $text);
            }
        }

        return $data;
    }

    /**
     * @param array<array-key, mixed> $values
     * @return list<array{name: string, value: string}>
     */
    private function fields(ContentType $type, array $values, Lang $language): array
    {
        $definition = $this->definitions->of($type);
        $fields = [];
        foreach ([...$definition->fields(), ...$definition->computedFields()] as $field) {
            $text = array_key_exists($field->key, $values) ? $this->value($type, $field, $values[$field->key], $language) : '';
            if ($text !== '') {
                $fields[] = self::pair($this->label($type, $field, null, $language), $text);
            }
        }

        return $fields;
    }

    private function value(ContentType $type, Field $field, mixed $value, Lang $language): string
    {
        $list = array_values(array_filter(is_array($value) ? $value : [$value], is_string(...)));

        return match (true) {
            $field->kind === FieldKind::Html && is_string($value) => self::plain($value),
            $field->choiceList !== '' => implode(', ', array_map(fn (string $each): string => $this->choice($field, $each, $language), $list)),
            in_array($field->kind, [FieldKind::Country, FieldKind::Countries], true) => implode(', ', array_column($this->names->countries($list, $language), 'name')),
            $field->kind === FieldKind::Sectors => implode(', ', array_column($this->names->sectors($list, $language), 'name')),
            $field->kind === FieldKind::Map && is_array($value) => $this->columns($type, $field, $value, $language),
            $field->kind->hasColumns() && is_array($value) => implode(
                self::BREAK,
                array_map(fn (array $row): string => $this->columns($type, $field, $row, $language), array_values(array_filter($value, is_array(...)))),
            ),
            default => $this->text($field->key, $value, $language),
        };
    }

    /** @param array<array-key, mixed> $row */
    private function columns(ContentType $type, Field $field, array $row, Lang $language): string
    {
        $parts = [];
        foreach ($field->columns as $column) {
            $text = array_key_exists($column->key, $row) ? $this->value($type, $column, $row[$column->key], $language) : '';
            if ($text !== '') {
                $parts[] = $this->label($type, $column, $field, $language) . self::colon($language) . $text;
            }
        }

        return implode(' · ', $parts);
    }

    private function text(string $column, mixed $value, Lang $language): string
    {
        return match (true) {
            is_bool($value) => PersonalDataTexts::message($value ? 'yes' : 'no', $language),
            is_int($value), is_float($value) => (string) $value,
            is_string($value) => preg_match(self::INSTANT, $value) === 1 ? self::instant($value, $language) : PersonalDataTexts::value($column, $value, $language),
            is_array($value) && array_is_list($value) => self::joined(array_map(fn (mixed $each): string => $this->text($column, $each, $language), $value)),
            is_array($value) => $this->map($value, $language),
            default => '',
        };
    }

    /** @param list<string> $texts */
    private static function joined(array $texts): string
    {
        return implode(', ', array_filter($texts, static fn (string $text): bool => $text !== ''));
    }

    /** @param array<array-key, mixed> $values */
    private function map(array $values, Lang $language): string
    {
        $lines = [];
        foreach ($values as $key => $value) {
            $text = $this->text((string) $key, $value, $language);
            if ($text !== '') {
                $lines[] = PersonalDataTexts::column((string) $key, $language) . self::colon($language) . $text;
            }
        }

        return implode(self::BREAK, $lines);
    }

    private function choice(Field $field, string $value, Lang $language): string
    {
        return in_array($value, $field->choices, true) ? $this->texts->choice($field->choiceList, $value, $language) : $value;
    }

    private function label(ContentType $type, Field $field, ?Field $parent, Lang $language): string
    {
        try {
            return $this->texts->field($type, $field->key, $parent)['label'][$language->value];
        } catch (RuntimeException) {
            // What nobody writes in a form has a name among the columns.
            return PersonalDataTexts::column($field->key, $language);
        }
    }

    private static function instant(string $value, Lang $language): string
    {
        return DateText::instant(new DateTimeImmutable($value, new DateTimeZone(Zone::UTC)), Zone::utc(), $language) . ' (UTC)';
    }

    private static function colon(Lang $language): string
    {
        return $language === Lang::English ? ': ' : "\u{00A0}: ";
    }

    private static function plain(string $html): string
    {
        return trim(html_entity_decode(wp_strip_all_tags((string) preg_replace('~</(p|li|h\d|blockquote)>|<br[^>]*>~i', "\n", $html)), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }

    /** @return array{name: string, value: string} */
    private static function pair(string $label, string $text): array
    {
        return ['name' => $label, 'value' => str_replace("\n", '<br />', htmlspecialchars($text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8'))];
    }
}
