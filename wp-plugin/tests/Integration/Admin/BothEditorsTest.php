<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Screen\Request;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Contract\Operations;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * The same texts typed into the workspace and into WordPress's edit screen: both accept, store and refuse what
 * tests/fixtures/validation says, which the browser's forms run too.
 */
#[Group('parity')]
#[Group('exhaustive')]
final class BothEditorsTest extends AdminTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const FIXTURE = __DIR__ . '/../../fixtures/validation/values.json';
    private const FIELD_ERRORS = __DIR__ . '/../../../config/field-errors.json';

    /** The mutation of each type that its owners write in the workspace. */
    private const MUTATIONS = [
        'call_for_application' => 'MutateCall',
        'event' => 'MutateEvent',
        'initiative' => 'MutateInitiative',
        'resource' => 'MutateResource',
    ];

    /** Kinds that are typed as one text in both editors. */
    private const KINDS = [
        FieldKind::Text, FieldKind::LongText, FieldKind::Html, FieldKind::Date, FieldKind::Instant, FieldKind::Url, FieldKind::YoutubeUrl, FieldKind::Email,
    ];

    /** Instants that are the end of their day where they have no hour. */
    private const ENDS = ['closesAt', 'endsAt'];

    /** The date before each that is an end: their order is another rule. */
    private const WITHOUT = ['endDate' => ['startDate' => ''], 'endsAt' => ['startsAt' => ''], 'closesAt' => ['opensAt' => ''], 'resultsDate' => ['closesAt' => '']];

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    /** @return iterable<string, array{ContentType}> */
    public static function types(): iterable
    {
        foreach (array_keys(self::MUTATIONS) as $type) {
            yield $type => [ContentType::from($type)];
        }
    }

    #[DataProvider('types')]
    public function testBothEditorsTreatWhatIsTypedAlike(ContentType $type): void
    {
        $tried = 0;
        foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
            foreach ($this->cases($field) as [$zone, $case]) {
                $expected = isset($case['code']) ? ["{$field->key}: {$case['code']}"] : [$case['value'] ?? null];
                $name = "{$type->value} {$field->key} {$zone} " . json_encode($case['input'], JSON_UNESCAPED_UNICODE);
                $values = [...($zone === null ? [] : ['zone' => $zone]), ...self::WITHOUT[$field->key] ?? [], $field->key => $case['input']];

                self::assertSame($expected, $this->inWorkspace($this->draft($type), $field, $values), "in the workspace: {$name}");
                self::assertSame($expected, $this->inWordPress($this->draft($type), $field, $values), "in WordPress: {$name}");
                $tried++;
            }
        }
        self::assertGreaterThan(20, $tried);
    }

    public function testARefusedFieldHasTheTextOfTheCatalogueInWordPress(): void
    {
        /** @var array<string, array{fr: string, en: string}> $texts */
        $texts = json_decode((string) file_get_contents(self::FIELD_ERRORS), true, flags: JSON_THROW_ON_ERROR);
        foreach (['fr_FR' => 'fr', 'en_US' => 'en'] as $locale => $language) {
            update_user_meta($this->editor->id, 'locale', $locale);
            $wrong = ['youtubeUrl' => 'https://example.org/video', 'startDate' => '2026-02-02', 'endDate' => '2026-02-01'];
            $html = $this->html($this->post($this->draft(ContentType::Initiative), $wrong));
            foreach (['invalid_youtube_url', 'end_before_start'] as $code) {
                self::assertStringContainsString(esc_html($texts[$code][$language]), $html, "{$code} {$language}");
            }
        }
    }

    /** @return iterable<array{?string, array{input: string, value?: string|null, code?: string}}> the zone, and a case of the field's kind */
    private function cases(Field $field): iterable
    {
        if (!in_array($field->kind, self::KINDS, true)) {
            return;
        }
        /** @var list<array{kind: string, key?: string, zone?: string, cases: list<array{input: mixed, value?: string|null, code?: string}>}> $groups */
        $groups = json_decode((string) file_get_contents(self::FIXTURE), true, flags: JSON_THROW_ON_ERROR);
        foreach ($groups as $group) {
            if ($group['kind'] !== $field->kind->value || isset($group['key']) !== in_array($field->key, self::ENDS, true)) {
                continue;
            }
            foreach ($group['cases'] as $case) {
                // The lengths of the fixture are its own.
                if (is_string($case['input']) && ($case['code'] ?? '') !== 'too_long') {
                    yield [$group['zone'] ?? null, [...$case, 'input' => $case['input']]];
                }
            }
        }
    }

    private function draft(ContentType $type): Record
    {
        return $this->content->draft($type, ownerId: $this->editor->id);
    }

    /**
     * @param array<string, string> $values
     * @return list<string|null> the refusals, or the stored value
     */
    private function inWorkspace(Record $record, Field $field, array $values): array
    {
        /** @var array{errors?: list<array{extensions?: array{fields?: list<array{path: string, code: string}>}}>} $answer */
        $answer = graphql([
            'query' => Operations::read()->document(self::MUTATIONS[$record->type->value] ?? self::fail($record->type->value)),
            'variables' => ['action' => 'save', 'id' => $record->id, 'version' => $record->version, 'input' => $values],
        ]);
        foreach ($answer['errors'] ?? [] as $error) {
            $fields = $error['extensions']['fields'] ?? [['path' => '', 'code' => (string) json_encode($error)]];

            return array_map(static fn (array $refused): string => "{$refused['path']}: {$refused['code']}", $fields);
        }

        return $this->stored($record, $field);
    }

    /**
     * @param array<string, string> $values
     * @return list<string|null> the refusals, or the stored value
     */
    private function inWordPress(Record $record, Field $field, array $values): array
    {
        $outcome = $this->post($record, $values, [Request::TITLE => $record->title]);

        return $this->errors($outcome) ?: $this->stored($record, $field);
    }

    /** @return list<string|null> */
    private function stored(Record $record, Field $field): array
    {
        return [$this->reload($record)->values->textOrNull($field->key)];
    }
}
