<?php

declare(strict_types=1);

namespace Passerelle\Content\Forms;

use Closure;
use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FormStep;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Rule;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

/** The forms of the site as data: frontend/forms/*.json, from which the frontend derives its forms and their validation. */
final readonly class FormsExport
{
    private const AUDIENCE = 'audience';

    /** The last step of every form: where the record is published, and for whom. */
    private const PUBLICATION = 'publication';

    /** @param Closure(Field): array<string, mixed> $uploads what an upload for a field may be */
    public function __construct(private Definitions $definitions, private FieldTexts $texts, private Config $config, private Closure $uploads)
    {
    }

    /** @return array<string, string> JSON by path below frontend/: a file per form, and the keys of text fields */
    public function files(): array
    {
        $files = ['text-fields.json' => self::json($this->textFields())];
        foreach (ContentType::writtenByOwners() as $type) {
            $files["forms/{$type->value}.json"] = self::json($this->form($this->definitions->of($type)));
        }

        return $files;
    }

    /** @param array<mixed> $data */
    private static function json(array $data): string
    {
        $json = json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);

        // Indented by two spaces, like the files of the frontend.
        return preg_replace_callback('/^( {4})+/m', static fn (array $indent): string => str_repeat('  ', intdiv(strlen($indent[0]), 4)), $json) . "\n";
    }

    /** @return array{plain: list<string>, html: list<string>} keys of text fields of all types, to which French typography applies */
    private function textFields(): array
    {
        $kinds = ['plain' => [FieldKind::Text, FieldKind::LongText], 'html' => [FieldKind::Html]];
        $keys = ['plain' => [], 'html' => []];
        foreach (ContentType::cases() as $type) {
            $definition = $this->definitions->of($type);
            $keys['plain'][] = $definition->titleKey() ?? 'title';
            foreach ($definition->fields() as $field) {
                foreach ([$field, ...$field->columns] as $each) {
                    foreach ($kinds as $way => $ofThisWay) {
                        if (in_array($each->kind, $ofThisWay, true)) {
                            $keys[$way][] = $each->key;
                        }
                    }
                }
            }
        }
        sort($keys['plain']);
        sort($keys['html']);

        return array_map(static fn (array $names): array => array_values(array_unique($names)), $keys);
    }

    /** @return array<string, mixed> */
    private function form(Definition $definition): array
    {
        $type = $definition->type();
        $steps = array_map(fn (FormStep $step): array => [
            'key' => $step->key,
            'label' => $this->texts->step($step->key),
            'fields' => array_map(
                fn (Field $field): array => $this->field($type, $field),
                array_values(array_filter($step->fields, static fn (Field $field): bool => $field->isInForm())),
            ),
        ], $definition->fields()->steps);
        $steps = array_values(array_filter($steps, static fn (array $step): bool => $step['fields'] !== []));
        $title = $definition->titleKey();
        $first = $title === null ? [] : [$this->line($type, $title, 'text', 'title', 'save')];
        $steps[0]['fields'] = [...$first, ...$steps[0]['fields']];
        $steps[] = [
            'key' => self::PUBLICATION,
            'label' => $this->texts->step(self::PUBLICATION),
            'fields' => [$this->line($type, 'slug', 'slug', 'slug', 'never'), $this->audience($type)],
        ];

        return [
            'key' => $type->value,
            'name' => $type->apiName(),
            'title' => $title,
            'steps' => $steps,
            'rules' => array_map(static fn (Rule $rule): array => array_filter($rule->export(), static fn (mixed $part): bool => $part !== null), $definition->rules()),
            'choices' => $this->choices($definition),
        ];
    }

    /** @return array<string, mixed> */
    private function audience(ContentType $type): array
    {
        return [
            'key' => self::AUDIENCE,
            'kind' => 'choice',
            ...$this->texts->field($type, self::AUDIENCE),
            'translated' => false,
            'required' => 'never',
            'choices' => self::AUDIENCE,
        ];
    }

    /** @return array<string, mixed> */
    private function line(ContentType $type, string $key, string $kind, string $limit, string $required): array
    {
        return [
            'key' => $key,
            'kind' => $kind,
            ...$this->texts->field($type, $key),
            'translated' => true,
            'required' => $required,
            'max' => $this->config->textMax($limit),
        ];
    }

    /** @return array<string, mixed> */
    private function field(ContentType $type, Field $field, ?Field $parent = null): array
    {
        return [
            'key' => $field->key,
            'kind' => $field->kind->value,
            ...$this->texts->field($type, $field->key, $parent),
            'translated' => $field->translated,
            'required' => match ($field->required) {
                Required::Never => 'never',
                Required::ToSubmit => 'submit',
                Required::ToSave => 'save',
            },
            ...$field->min === 0 ? [] : ['min' => $field->min],
            ...$field->max === null ? [] : ['max' => $field->max],
            ...$field->choiceList === '' ? [] : ['choices' => $field->choiceList],
            ...$field->default === '' ? [] : ['default' => $field->default],
            ...$field->kind->hasFiles() ? ['upload' => ($this->uploads)($field)] : [],
            ...$field->targets === [] ? [] : ['targets' => array_map(static fn (ContentType $target): string => $target->value, $field->targets)],
            ...$field->visibility === Visibility::Editors ? ['editorsOnly' => true] : [],
            ...$field->columns === [] ? [] : ['columns' => array_map(fn (Field $column): array => $this->field($type, $column, $field), $field->columns)],
        ];
    }

    /** @return array<string, mixed> the lists that a form's fields choose from, by name */
    private function choices(Definition $definition): array
    {
        $lists = [self::AUDIENCE => true];
        foreach ($definition->fields() as $field) {
            $lists += $field->isInForm() ? self::lists($field) : [];
        }
        ksort($lists);
        $choices = [];
        foreach (array_keys($lists) as $list) {
            $choices[$list] = $this->texts->choices($list);
        }

        return $choices;
    }

    /** @return array<string, true> names of the lists of choices that a field and its columns use */
    private static function lists(Field $field): array
    {
        $lists = $field->choiceList === '' ? [] : [$field->choiceList => true];
        foreach ($field->columns as $column) {
            $lists += self::lists($column);
        }

        return $lists;
    }
}
