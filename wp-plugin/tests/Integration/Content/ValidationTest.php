<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Records;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\WpReferences;
use Passerelle\Files\FileUses;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\ValidationCases;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;

/** Runs the tables of tests/fixtures/validation, which the forms of the frontend run too. */
#[Group('exhaustive')]
final class ValidationTest extends IntegrationTestCase
{
    /** @param array<string, mixed> $case */
    #[DataProviderExternal(ValidationCases::class, 'values')]
    public function testValue(Field $field, string $zone, array $case): void
    {
        $context = new Context($this->content->staff(), null, Zone::named($zone));
        $clean = $this->validator()->normalise(ValidationCases::definition($field), [$field->key => $case['input']], $context);

        $refusals = array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $context->errors());
        if (is_string($case['code'] ?? null)) {
            $at = is_string($case['at'] ?? null) ? str_replace('value', $field->key, $case['at']) : $field->key;
            self::assertSame(["{$at}: {$case['code']}"], $refusals);
            return;
        }
        self::assertSame([[], [$field->key => $case['value']]], [$refusals, $clean]);
    }

    /** @return iterable<string, array{Field, string, array<string, mixed>}> countries and sectors */
    public static function keyedValues(): iterable
    {
        foreach (ValidationCases::values() as $name => $value) {
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

    /** @param array<string, mixed> $case */
    #[DataProviderExternal(ValidationCases::class, 'rules')]
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
            $this->validator()->normalise(ValidationCases::definition($field), [$field->key => $input], $context);

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

    private function validator(): Validator
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        return new Validator(new WpReferences(
            $this->db,
            $this->plugin->get(Records::class),
            $this->plugin->get(FileUses::class),
            $this->referenceIds(),
            IsoCodes::all(),
            $config->sectorKeys(),
            $this->plugin->get(Policy::class),
        ));
    }

    private function referenceIds(): ReferenceIds
    {
        $terms = new Terms($this->db);

        return new ReferenceIds((new Countries($terms))->codes(...), (new Sectors($terms))->keys(...));
    }
}
