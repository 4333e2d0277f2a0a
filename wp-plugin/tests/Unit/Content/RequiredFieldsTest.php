<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\Required;
use Passerelle\Content\Visibility;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Events\EventDefinition;
use Passerelle\Initiatives\InitiativeDefinition;
use Passerelle\Kernel\Config;
use Passerelle\Projects\ProjectDefinition;
use Passerelle\Resources\ResourceDefinition;
use Passerelle\Structures\StructureDefinition;
use Passerelle\Trainings\TrainingDefinition;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The table of what each type needs, beside its title. */
final class RequiredFieldsTest extends TestCase
{
    /** @return array<string, array{class-string<Definition>, list<string>, list<string>, list<string>, list<string>}> to save, to submit, per language, editors only */
    public static function types(): array
    {
        return [
            'initiative' => [
                InitiativeDefinition::class,
                [],
                ['subtitle', 'description', 'ambition', 'startDate', 'countryIds', 'sectorIds'],
                ['subtitle', 'description', 'ambition', 'localContext', 'actions', 'offered', 'sought'],
                [],
            ],
            'call for application' => [
                CallDefinition::class,
                [],
                [
                    'callType', 'aidType', 'depositLanguages', 'summary', 'description', 'zone', 'opensAt', 'closesAt', 'fees', 'managementMode',
                    'countryIds', 'sectorIds',
                ],
                ['summary', 'description', 'steps', 'eligibility', 'covers', 'documentsAsked', 'faq', 'emitters'],
                ['managerIds'],
            ],
            'community profile' => [
                CommunityProfileDefinition::class,
                ['firstName', 'lastName'],
                ['job', 'memberType', 'activityCountry', 'sectorIds'],
                ['job', 'biography', 'motivation', 'activityCity', 'residenceCity', 'offered', 'sought', 'programs', 'communities'],
                ['motivation', 'certificateId', 'cvId', 'visibility', 'acceptsContact'],
            ],
            'structure' => [
                StructureDefinition::class,
                [],
                ['structureType', 'summary', 'headquartersCountry', 'city', 'sectorIds'],
                ['summary', 'activities', 'description', 'city', 'communities'],
                ['contactEmail', 'documentIds', 'members'],
            ],
            'event' => [
                EventDefinition::class,
                [],
                ['summary', 'description', 'zone', 'startsAt', 'mode', 'countryIds', 'sectorIds'],
                ['summary', 'description', 'place', 'address', 'price', 'accessibility'],
                [],
            ],
            'resource' => [ResourceDefinition::class, [], ['resourceKind', 'summary', 'sectorIds'], ['summary', 'description'], []],
            'training' => [
                TrainingDefinition::class,
                [],
                ['summary', 'description', 'mode', 'provider', 'sectorIds'],
                ['summary', 'description', 'address', 'price'],
                [],
            ],
            'supported project' => [
                ProjectDefinition::class,
                [],
                ['summary', 'description', 'startDate', 'endDate', 'beneficiary', 'countryIds', 'sectorIds'],
                ['summary', 'description', 'results'],
                ['beneficiaryIds', 'organiserId'],
            ],
        ];
    }

    /**
     * @param class-string<Definition> $definition
     * @param list<string> $toSave
     * @param list<string> $toSubmit
     * @param list<string> $translated
     * @param list<string> $editorsOnly
     */
    #[DataProvider('types')]
    public function testFields(string $definition, array $toSave, array $toSubmit, array $translated, array $editorsOnly): void
    {
        $fields = iterator_to_array((new $definition(Config::fromDirectory(dirname(__DIR__, 3) . '/config')))->fields(), false);

        self::assertSame($toSave, $this->keys($fields, static fn (Field $field): bool => $field->required === Required::ToSave));
        self::assertSame($toSubmit, $this->keys($fields, static fn (Field $field): bool => $field->required === Required::ToSubmit));
        self::assertSame($translated, $this->keys($fields, static fn (Field $field): bool => $field->translated));
        self::assertSame($editorsOnly, $this->keys($fields, static fn (Field $field): bool => $field->visibility === Visibility::Editors));
        self::assertSame(array_unique($this->keys($fields)), $this->keys($fields), 'No key is there twice.');
    }

    /**
     * @param list<Field> $fields
     * @param callable(Field): bool|null $test
     * @return list<string>
     */
    private function keys(array $fields, ?callable $test = null): array
    {
        return array_map(static fn (Field $field): string => $field->key, array_values($test === null ? $fields : array_filter($fields, $test)));
    }
}
