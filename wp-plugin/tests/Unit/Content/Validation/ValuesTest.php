<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Validation;

use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Events\EventDefinition;
use Passerelle\Initiatives\InitiativeDefinition;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\ContentType;
use Passerelle\Projects\ProjectDefinition;
use Passerelle\Resources\ResourceDefinition;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\StructureDefinition;
use Passerelle\Tests\Factories\CompleteValues;
use Passerelle\Tests\KnownReferences;
use Passerelle\Tests\ValidationCases;
use Passerelle\Trainings\TrainingDefinition;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\TestCase;

/** The cases that the forms of the frontend run too, without WordPress: all but formatted text, which WordPress sanitises. */
final class ValuesTest extends TestCase
{
    /** @return iterable<string, array{Field, string, array<string, mixed>}> */
    public static function values(): iterable
    {
        foreach (ValidationCases::values() as $name => $value) {
            if ($value[0]->kind !== FieldKind::Html) {
                yield $name => $value;
            }
        }
    }

    /** @param array<string, mixed> $case */
    #[DataProvider('values')]
    public function testValue(Field $field, string $zone, array $case): void
    {
        $context = new Context(self::staff(), null, Zone::named($zone));
        $clean = self::validator()->normalise(ValidationCases::definition($field), [$field->key => $case['input']], $context);

        if (is_string($case['code'] ?? null)) {
            $at = is_string($case['at'] ?? null) ? str_replace('value', $field->key, $case['at']) : $field->key;
            self::assertSame(["{$at}: {$case['code']}"], self::refusals($context));
            return;
        }
        self::assertSame([[], [$field->key => $case['value']]], [self::refusals($context), $clean]);
    }

    public function testEveryKindOfFieldHasCases(): void
    {
        $kinds = array_map(static fn (FieldKind $kind): string => $kind->value, FieldKind::cases());

        self::assertSame([], array_values(array_diff($kinds, array_column(ValidationCases::groups(), 'kind'))));
    }

    /** @param array<string, mixed> $case */
    #[DataProviderExternal(ValidationCases::class, 'rules')]
    public function testRule(array $case): void
    {
        /** @var array{type: string, values: array<string, mixed>, refusals: list<string>, submit?: bool} $case */
        $type = ContentType::from($case['type']);
        $definition = self::definition($type);
        $complete = CompleteValues::of($type);
        $zone = $case['values']['zone'] ?? $complete['zone'] ?? 'UTC';
        self::assertIsString($zone);
        $context = new Context(self::staff(), null, Zone::named($zone));
        $clean = self::validator()->normalise($definition, $case['values'], $context);
        if ($context->errors() === []) {
            $step = ($case['submit'] ?? false) ? Required::ToSubmit : Required::ToSave;
            self::validator()->complete($definition, new Values([...$complete, ...$clean]), $step, null, $context);
        }

        self::assertEqualsCanonicalizing($case['refusals'], self::refusals($context));
    }

    public function testOnlyStaffWriteFieldsOfStaff(): void
    {
        $field = new Field('note', FieldKind::Text, max: 10, isOfStaff: true);
        $try = static function (Viewer $actor) use ($field): array {
            $context = new Context($actor, null, Zone::utc());

            return [self::validator()->normalise(ValidationCases::definition($field), ['note' => 'x'], $context), self::refusals($context)];
        };

        self::assertSame([['note' => 'x'], []], $try(self::staff()));
        self::assertSame([['note' => null], ['note: unexpected_fields']], $try(new Viewer(7, [Role::Beneficiaire->value])));
        self::assertSame([['note' => null], ['note: unexpected_fields']], $try(Viewer::anonymous()));
    }

    public function testAFieldThatIsNotSentStaysAwayAndAnUnknownOneIsRefused(): void
    {
        $field = new Field('note', FieldKind::Text, max: 10);
        $context = new Context(self::staff(), null, Zone::utc());

        self::assertSame([], self::validator()->normalise(ValidationCases::definition($field), [], $context));
        self::assertSame([], self::refusals($context));
        self::validator()->normalise(ValidationCases::definition($field), ['other' => 'x'], $context);
        self::assertSame(['other: unexpected_fields'], self::refusals($context));
    }

    private static function definition(ContentType $type): Definition
    {
        $config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');

        return match ($type) {
            ContentType::Initiative => new InitiativeDefinition($config),
            ContentType::CallForApplication => new CallDefinition($config),
            ContentType::CommunityProfile => new CommunityProfileDefinition($config),
            ContentType::Structure => new StructureDefinition($config),
            ContentType::Event => new EventDefinition($config),
            ContentType::Resource => new ResourceDefinition($config),
            ContentType::Training => new TrainingDefinition($config),
            ContentType::SupportedProject => new ProjectDefinition($config),
        };
    }

    private static function staff(): Viewer
    {
        return new Viewer(1, [Role::Administrator->value]);
    }

    private static function validator(): Validator
    {
        return new Validator(new KnownReferences());
    }

    /** @return list<string> */
    private static function refusals(Context $context): array
    {
        return array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $context->errors());
    }
}
