<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Forms;

use GraphQL\Type\Definition\InputObjectType;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Schema;
use GraphQL\Utils\BuildSchema;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What owners may write, field by field, in the committed schema, which the contract suite compares with the served one. */
final class FormSchemaTest extends TestCase
{
    private const COMMON = ['audience', 'language', 'slug'];
    /** How something is saved. */
    private const MANNER = ['minorChange'];
    private const STANDING = [
        'allowedActions', 'databaseId', 'files', 'groupId', 'id', 'languageVersions', 'moderation',
        'path', 'proposal', 'proposed', 'status', 'translations', 'version', 'versions',
    ];

    private const FORMS = [
        'Initiative' => [
            'actions', 'ambition', 'countryIds', 'coverImageId', 'description', 'documentIds', 'endDate', 'galleryIds', 'localContext', 'members',
            'offered', 'organiserId', 'partners', 'sectorIds', 'sought', 'startDate', 'subtitle', 'title', 'videoIds', 'youtubeUrl',
        ],
        'Event' => [
            'accessibility', 'address', 'capacity', 'countryIds', 'coverImageId', 'description', 'documentIds', 'endsAt', 'links', 'mode', 'onlineUrl',
            'organiserId', 'place', 'price', 'recurrence', 'sectorIds', 'startsAt', 'summary', 'timing', 'title', 'zone',
        ],
        'Resource' => [
            'countryIds', 'coverImageId', 'description', 'fileId', 'links', 'organiserId', 'resourceKind', 'sectorIds', 'summary', 'title', 'url',
        ],
        'Project' => [
            'beneficiary', 'countryIds', 'coverImageId', 'description', 'documentIds', 'endDate', 'links', 'partners', 'results', 'sectorIds',
            'startDate', 'summary', 'title',
        ],
        'Call' => [
            'ageMax', 'ageMin', 'aidType', 'amountMax', 'amountMin', 'applicantCountryIds', 'applicants', 'applicationsEach', 'applicationsKeptMonths',
            'callType', 'closesAt', 'countryIds', 'coverImageId', 'covers', 'currency', 'decisionDate', 'depositLanguages', 'description', 'documentIds',
            'documentsAsked', 'eligibility', 'emitters', 'externalUrl', 'faq', 'feeAmount', 'feeCurrency', 'fees', 'managementMode', 'managerIds', 'mentorIds',
            'opensAt', 'partners', 'places', 'resultsDate', 'resultsUrl', 'sectorIds', 'steps', 'summary', 'title', 'zone',
        ],
        'Profile' => [
            'activityCity', 'activityCountry', 'biography', 'certificateId', 'communities', 'cvId', 'firstName', 'job', 'lastName', 'links',
            'memberType', 'motivation', 'offered', 'pictureId', 'programs', 'residenceCity', 'residenceCountry', 'secondaryCountryIds', 'sectorIds',
            'sought', 'spokenLanguages', 'visibility', 'acceptsContact',
        ],
        'Structure' => [
            'activities', 'city', 'communities', 'contactEmail', 'description', 'documentIds', 'headquartersCountry', 'links', 'logoId', 'name',
            'sectorIds', 'structureType', 'summary',
        ],
    ];

    private const ROWS = [
        'Actions' => ['description', 'endDate', 'name', 'startDate'],
        'Communities' => ['name', 'role', 'status'],
        'Eligibility' => ['subtitle', 'title'],
        'Emitters' => ['description', 'logoId', 'name'],
        'Faq' => ['answer', 'question'],
        'Links' => ['network', 'url'],
        'People' => ['email', 'firstName', 'lastName', 'profileId', 'role', 'structureId', 'structureName', 'structureType'],
        'Programs' => ['from', 'name', 'to', 'type'],
        'Steps' => ['date', 'description', 'title'],
    ];

    /** Groups of values, one of a record. */
    private const GROUPS = [
        'Recurrence' => ['byDay', 'except', 'frequency', 'interval', 'until'],
        'Visibility' => ['biography', 'city', 'communities', 'links', 'offered', 'picture', 'programs', 'sought', 'spokenLanguages'],
    ];

    /** What the draft of one type says besides. */
    private const OWN = [
        'Call' => ['dateChanges', 'extendedFrom', 'linkCheck', 'publishAt', 'role', 'state'],
        'Event' => ['waiting'],
        'Initiative' => ['waiting'],
        'Profile' => ['waiting'],
        'Resource' => ['waiting'],
    ];

    /** @return iterable<string, array{string, list<string>}> */
    public static function forms(): iterable
    {
        foreach (self::FORMS as $name => $fields) {
            yield $name => [$name, $fields];
        }
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function rows(): iterable
    {
        foreach (self::ROWS as $name => $columns) {
            yield $name => [$name, $columns];
        }
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function valueGroups(): iterable
    {
        foreach (self::GROUPS as $name => $fields) {
            yield $name => [$name, $fields];
        }
    }

    /** @param list<string> $fields */
    #[DataProvider('forms')]
    public function testInputHasOwnerWritableFields(string $name, array $fields): void
    {
        self::assertSame(self::sorted([...$fields, ...self::COMMON, ...self::MANNER]), self::fieldsOf("Passerelle{$name}Input"));
        self::assertSame(self::sorted([...$fields, ...self::COMMON, ...self::STANDING, ...self::OWN[$name] ?? []]), self::fieldsOf("Passerelle{$name}Draft"));
    }

    /** @param list<string> $columns */
    #[DataProvider('rows')]
    public function testARowHasItsColumns(string $name, array $columns): void
    {
        self::assertSame($columns, self::fieldsOf("Passerelle{$name}RowInput"));
        self::assertSame($columns, self::fieldsOf("Passerelle{$name}Row"));
    }

    /** @param list<string> $fields */
    #[DataProvider('valueGroups')]
    public function testAGroupHasItsFields(string $name, array $fields): void
    {
        self::assertSame($fields, self::fieldsOf("Passerelle{$name}Input"));
        self::assertSame($fields, self::fieldsOf("Passerelle{$name}"));
    }

    public function testEveryFormAndRowIsListedHere(): void
    {
        $names = preg_grep('/^Passerelle\w+(Draft|RowInput)$/', array_keys(self::schema()->getTypeMap())) ?: [];
        $listed = [
            ...array_map(static fn (string $name): string => "Passerelle{$name}Draft", array_keys(self::FORMS)),
            ...array_map(static fn (string $name): string => "Passerelle{$name}RowInput", array_keys(self::ROWS)),
        ];

        self::assertSame(self::sorted($listed), self::sorted(array_values($names)));
    }

    public function testAllInputsAreNullableAndChoicesAreStrings(): void
    {
        $wrong = [];
        $groups = implode('|', array_keys(self::GROUPS));
        foreach (self::inputs() as $input) {
            foreach ($input->getFields() as $field) {
                if (preg_match('/^(String|Int|Boolean|\[String\]|\[Int\]|\[Passerelle\w+RowInput\]|Passerelle(' . $groups . ')Input)$/', (string) $field->getType()) !== 1) {
                    $wrong[] = "{$input->name}.{$field->name}: {$field->getType()}";
                }
            }
        }

        self::assertSame([], $wrong);
    }

    public function testNoInputHasANameThatWpGraphQlDerivesFromAMutation(): void
    {
        $mutations = self::schema()->getMutationType()?->getFieldNames() ?? [];
        $derived = array_merge(...array_map(static fn (string $name): array => [ucfirst($name) . 'Input', ucfirst($name) . 'Payload'], $mutations));

        self::assertNotSame([], $mutations);
        self::assertSame([], array_values(array_intersect($derived, array_map(static fn (InputObjectType $input): string => $input->name, self::inputs()))));
    }

    /** @return list<InputObjectType> */
    private static function inputs(): array
    {
        $inputs = [];
        foreach ([...array_keys(self::FORMS), ...array_keys(self::GROUPS), ...array_map(static fn (string $name): string => "{$name}Row", array_keys(self::ROWS))] as $name) {
            $type = self::schema()->getType("Passerelle{$name}Input");
            self::assertInstanceOf(InputObjectType::class, $type);
            $inputs[] = $type;
        }

        return $inputs;
    }

    /** @return list<string> */
    private static function fieldsOf(string $name): array
    {
        $type = self::schema()->getType($name);
        self::assertTrue($type instanceof InputObjectType || $type instanceof ObjectType, $name);

        return self::sorted(array_keys($type->getFields()));
    }

    private static function schema(): Schema
    {
        static $schema = null;

        return $schema ??= BuildSchema::build((string) file_get_contents(dirname(__DIR__, 5) . '/frontend/schema.graphql'));
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    private static function sorted(array $names): array
    {
        sort($names);

        return $names;
    }
}
