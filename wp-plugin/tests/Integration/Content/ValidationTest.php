<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\WpReferences;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Runs the tables of tests/fixtures/validation, which the forms of the frontend run too. */
final class ValidationTest extends IntegrationTestCase
{
    private const FIXTURES = __DIR__ . '/../../fixtures/validation';

    /** @return iterable<string, array{Field, string, array<string, mixed>}> */
    public static function values(): iterable
    {
        /** @var list<array{kind: string, key?: string, zone?: string, min?: int, cases: list<array<string, mixed>>}> $groups */
        $groups = self::read('values');
        foreach ($groups as $group) {
            foreach ($group['cases'] as $case) {
                $kind = isset($group['min']) ? "{$group['kind']} from {$group['min']}" : $group['kind'];
                $name = "{$kind} " . json_encode($case['input'], JSON_UNESCAPED_UNICODE);
                yield ($group['key'] ?? '') . $name => [self::field(['key' => 'value', ...$group]), $group['zone'] ?? 'UTC', $case];
            }
        }
    }

    /** @param array<string, mixed> $case */
    #[DataProvider('values')]
    public function testValue(Field $field, string $zone, array $case): void
    {
        $context = new Context($this->content->staff(), null, Zone::named($zone));
        $clean = $this->validator()->normalise($this->definition($field), [$field->key => $case['input']], $context);

        $refusals = array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $context->errors());
        if (is_string($case['code'] ?? null)) {
            $at = is_string($case['at'] ?? null) ? str_replace('value', $field->key, $case['at']) : $field->key;
            self::assertSame(["{$at}: {$case['code']}"], $refusals);
            return;
        }
        self::assertSame([[], [$field->key => $case['value']]], [$refusals, $clean]);
    }

    public function testEveryKindOfFieldHasCases(): void
    {
        /** @var list<array{kind: string}> $groups */
        $groups = self::read('values');
        $kinds = array_map(static fn (FieldKind $kind): string => $kind->value, FieldKind::cases());

        self::assertSame([], array_values(array_diff($kinds, array_column($groups, 'kind'))));
    }

    /** @return iterable<string, array{Field, string, array<string, mixed>}> countries and sectors */
    public static function keyedValues(): iterable
    {
        foreach (self::values() as $name => $value) {
            if (in_array($value[0]->kind, [FieldKind::Countries, FieldKind::Sectors], true) && is_array($value[2]['input'])) {
                yield $name => $value;
            }
        }
    }

    /**
     * Countries and sectors are ids in the API: the same cases with the ids of their codes.
     *
     * @param array<string, mixed> $case
     */
    #[DataProvider('keyedValues')]
    public function testConvertsIdsOfCountriesAndSectors(Field $field, string $zone, array $case): void
    {
        self::assertIsArray($case['input']);
        $ids = array_flip($field->kind === FieldKind::Countries ? $this->referenceIds()->countryCodes() : $this->referenceIds()->sectorKeys());
        $input = array_map(static fn (mixed $code): mixed => is_string($code) ? $ids[$code] ?? 999_999 : $code, $case['input']);

        $this->testValue($field, $zone, [...$case, 'input' => $input]);
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function rules(): iterable
    {
        foreach (self::read('rules') as $number => $case) {
            yield "{$number}" => [$case];
        }
    }

    /** @param array<string, mixed> $case */
    #[DataProvider('rules')]
    public function testRule(array $case): void
    {
        /** @var array{type: string, values: array<string, mixed>, refusals: list<string>, submit?: bool} $case */
        $type = ContentType::from($case['type']);

        self::assertSame($case['refusals'], $this->refusals(function () use ($type, $case): void {
            $record = $this->content->draft($type, $case['values']);
            if ($case['submit'] ?? false) {
                $this->content->change($record, $record->type === ContentType::CallForApplication ? Transition::Ready : Transition::Submit);
            }
        }));
    }

    public function testOnlyOnesOwnFilesMayBeAttached(): void
    {
        $owner = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $picture = $this->files->image($owner->id);
        $document = $this->files->pdf($owner->id);
        $image = new Field('image', FieldKind::Image);
        $files = new Field('files', FieldKind::Files, max: 5);
        $used = $this->content->draft(ContentType::Initiative, ['coverImageId' => $picture]);
        $try = function (int|array $input, Field $field, int $userId, ?int $groupId = null): array {
            $viewer = (new \Passerelle\Rights\ViewerFactory())->of($userId);
            $context = new Context($viewer, $groupId, Zone::utc());
            $this->validator()->normalise($this->definition($field), [$field->key => $input], $context);

            return array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $context->errors());
        };

        self::assertSame([], $try($picture, $image, $owner->id));
        self::assertSame([], $try([$picture, $document], $files, $owner->id));
        self::assertSame(['image: unknown_file'], $try($document, $image, $owner->id), 'A document is no picture.');
        self::assertSame(['image: unknown_file'], $try($picture, $image, $other->id), 'What others stored stays theirs …');
        self::assertSame(['files.0: unknown_file'], $try([$document], $files, $other->id));
        self::assertSame([], $try($picture, $image, $other->id, $used->groupId), '… but what the record shows may stay.');
        self::assertSame([], $try($picture, $image, $this->content->staff()->id));
    }

    /** @return array<int, array<string, mixed>> */
    private static function read(string $name): array
    {
        /** @var array<int, array<string, mixed>> $cases */
        $cases = json_decode((string) file_get_contents(self::FIXTURES . "/{$name}.json"), true, flags: JSON_THROW_ON_ERROR);
        return $cases;
    }

    /** @param array<string, mixed> $group */
    private static function field(array $group): Field
    {
        /** @var array{key: string, kind: string, min?: int, max?: int, choices?: list<string>, columns?: list<array<string, mixed>>, required?: bool} $group */
        return new Field(
            $group['key'],
            FieldKind::from($group['kind']),
            required: ($group['required'] ?? false) ? Required::ToSave : Required::Never,
            max: $group['max'] ?? null,
            choices: $group['choices'] ?? [],
            columns: array_map(self::field(...), $group['columns'] ?? []),
            targets: [ContentType::CommunityProfile, ContentType::Structure],
            min: $group['min'] ?? 0,
        );
    }

    private function validator(): Validator
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        return new Validator(new WpReferences(
            $this->plugin->database,
            $this->plugin->content->records,
            $this->plugin->files->uses,
            $this->referenceIds(),
            IsoCodes::all(),
            $config->sectorKeys(),
            $this->plugin->policy,
        ));
    }

    private function referenceIds(): ReferenceIds
    {
        $terms = new Terms($this->plugin->database);

        return new ReferenceIds((new Countries($terms))->codes(...), (new Sectors($terms))->keys(...));
    }

    private function definition(Field $field): Definition
    {
        return new class ($field) implements Definition {
            use OwnTitle;

            public function __construct(private readonly Field $field)
            {
            }

            public function type(): ContentType
            {
                return ContentType::Initiative;
            }

            public function fields(): FieldSet
            {
                return new FieldSet(new FormStep('only', $this->field));
            }

            public function rules(): array
            {
                return [];
            }
        };
    }
}
