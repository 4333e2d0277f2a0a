<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Validation;

use Passerelle\Content\AccountKind;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\KnownReferences;
use Passerelle\Tests\ValidationCases;
use PHPUnit\Framework\TestCase;

/** Fields that name other records, accounts and files: what exists for the person who writes, and what was stored before. */
final class ReferenceChecksTest extends TestCase
{
    private const OWNER = 7;
    private const OTHER = 8;
    private const STRUCTURE = 20;
    private const FOREIGN_STRUCTURE = 21;
    private const PROFILE = 30;
    private const PICTURE = 50;
    private const DOCUMENT = 51;
    private const FOREIGN_PICTURE = 52;

    public function testARelationIsToAReadableRecordOfItsTypesOrToTheOneThatIsStored(): void
    {
        $field = new Field('organiserId', FieldKind::Relation, targets: [ContentType::Structure]);

        self::assertSame([self::STRUCTURE, []], self::try($field, self::STRUCTURE));
        self::assertSame([self::STRUCTURE, []], self::try($field, (string) self::STRUCTURE));
        self::assertSame([null, ['organiserId: unexpected_fields']], self::try($field, self::PROFILE), 'A profile is no structure.');
        self::assertSame([null, ['organiserId: unexpected_fields']], self::try($field, 99));
        self::assertSame([99, []], self::try($field, 99, ['organiserId' => 99]), 'What is stored may stay.');
        self::assertSame([null, ['organiserId: unexpected_fields']], self::try($field, 99, ['organiserId' => 98]));
        self::assertSame([null, []], self::try($field, '0', ['organiserId' => 99]));
    }

    public function testOnlyOnesOwnStructuresAreWrittenFor(): void
    {
        $field = new Field('organiserId', FieldKind::Relation, targets: [ContentType::Structure], isWrittenFor: true);

        self::assertSame([self::STRUCTURE, []], self::try($field, self::STRUCTURE));
        self::assertSame([null, ['organiserId: not_own_structure']], self::try($field, self::FOREIGN_STRUCTURE));
        self::assertSame([null, ['organiserId: unexpected_fields']], self::try($field, 99), 'One that may not be read does not exist.');
        self::assertSame([self::FOREIGN_STRUCTURE, []], self::try($field, self::FOREIGN_STRUCTURE, ['organiserId' => self::FOREIGN_STRUCTURE]));
    }

    public function testAccountsAreOfTheKindOfTheField(): void
    {
        $any = new Field('managerIds', FieldKind::Users, max: 3);
        $operators = new Field('managerIds', FieldKind::Users, max: 3, accounts: AccountKind::Operators);
        $members = new Field('mentorIds', FieldKind::Users, max: 3, accounts: AccountKind::PublishedMembers);

        self::assertSame([[1, 3, 2], []], self::try($any, [1, '3', 2, 1]));
        self::assertSame([[1], []], self::try($operators, [1]));
        self::assertSame([null, ['managerIds.1: not_operator']], self::try($operators, [1, 2]));
        self::assertSame([null, ['mentorIds.1: profile_not_published']], self::try($members, [3, 2]));
        self::assertSame([[1, 2], []], self::try($operators, [1, 2], ['managerIds' => [2]]), 'Who is stored may stay.');
        self::assertSame([null, ['managerIds.1: unexpected_fields']], self::try($any, [1, 99]));
        self::assertSame([null, ['managerIds.0: unexpected_fields']], self::try($any, [99], ['managerIds' => [99]]), 'A deleted account may not.');
        self::assertSame([null, ['managerIds: too_many_rows']], self::try($any, [1, 2, 3, 4]));
        self::assertSame([[1, 2, 3], []], self::try($any, [1, 2, 3, 3]), 'Each counts once.');
        self::assertSame([null, ['managerIds.2: unexpected_fields']], self::try($any, [1, 1, 99]), 'The path is that of the input.');
        self::assertSame([null, ['managerIds.2: not_operator']], self::try($operators, [1, 1, 2]));
    }

    public function testFilesAreOnesOwn(): void
    {
        $image = new Field('coverImageId', FieldKind::Image);
        $files = new Field('documentIds', FieldKind::Files, max: 2);

        self::assertSame([self::PICTURE, []], self::try($image, self::PICTURE));
        self::assertSame([null, ['coverImageId: unknown_file']], self::try($image, self::DOCUMENT), 'A document is no picture.');
        self::assertSame([null, ['coverImageId: unknown_file']], self::try($image, self::FOREIGN_PICTURE));
        self::assertSame([[self::DOCUMENT, self::PICTURE], []], self::try($files, [self::DOCUMENT, self::PICTURE]));
        self::assertSame([null, ['documentIds.1: unknown_file']], self::try($files, [self::DOCUMENT, self::FOREIGN_PICTURE]));
        self::assertSame([self::FOREIGN_PICTURE, []], self::try($image, self::FOREIGN_PICTURE, ownerId: self::OTHER), 'Files are those of the owner of the record.');
        self::assertSame([null, ['coverImageId: unknown_file']], self::try($image, self::PICTURE, ownerId: self::OTHER));
    }

    public function testPeopleAreNamedByReadableRecordsOrByTheStoredOnes(): void
    {
        $field = new Field('members', FieldKind::People, max: 3, targets: [ContentType::CommunityProfile, ContentType::Structure], columns: [
            new Field('profileId', FieldKind::Relation, targets: [ContentType::CommunityProfile]),
            new Field('structureId', FieldKind::Relation, targets: [ContentType::Structure]),
            new Field('lastName', FieldKind::Text, max: 10),
            new Field('role', FieldKind::Text, max: 10),
        ]);

        self::assertSame(
            [[['groupId' => self::PROFILE, 'role' => 'Jeu'], ['groupId' => self::STRUCTURE], ['lastName' => 'Diop', 'role' => 'Son']], []],
            self::try($field, [
                ['profileId' => self::PROFILE, 'role' => 'Jeu', 'lastName' => 'Ba'],
                ['structureId' => (string) self::STRUCTURE],
                ['lastName' => 'Diop', 'role' => 'Son'],
            ]),
        );
        self::assertSame([null, ['members.1.profileId: unexpected_fields']], self::try($field, [['profileId' => self::PROFILE], ['profileId' => self::STRUCTURE]]));
        self::assertSame([[['groupId' => 99]], []], self::try($field, [['profileId' => 99]], ['members' => [['groupId' => 99]]]));
        self::assertSame([null, ['members.0.profileId: unexpected_fields']], self::try($field, [['profileId' => 99]], ['members' => [['groupId' => 98]]]));
        self::assertSame([null, ['members.1.lastName: required']], self::try($field, [['lastName' => 'Diop'], ['role' => 'Jeu', 'profileId' => 0]]));
    }

    public function testCountriesAndSectorsAreIdsInTheApi(): void
    {
        $countries = new Field('countryIds', FieldKind::Countries, max: 2);
        $sectors = new Field('sectorIds', FieldKind::Sectors, max: 2);

        self::assertSame([['SN', 'ML'], []], self::try($countries, [1, 'ML', 1]));
        self::assertSame([null, ['countryIds.1: unknown_country']], self::try($countries, [1, 4]));
        self::assertSame([null, ['countryIds: too_many_rows']], self::try($countries, [1, 2, 3]));
        self::assertSame([['theatre', 'dance'], []], self::try($sectors, [11, 'dance']));
        self::assertSame([null, ['sectorIds.0: unknown_sector']], self::try($sectors, [1]));
    }

    /**
     * @param array<string, mixed> $stored values of the record
     * @return array{mixed, list<string>} the value and the refusals
     */
    private static function try(Field $field, mixed $input, array $stored = [], int $ownerId = self::OWNER): array
    {
        $references = new KnownReferences(
            groups: [
                self::STRUCTURE => ContentType::Structure,
                self::FOREIGN_STRUCTURE => ContentType::Structure,
                self::PROFILE => ContentType::CommunityProfile,
            ],
            writers: [self::STRUCTURE => [self::OWNER], self::FOREIGN_STRUCTURE => [self::OTHER]],
            accounts: [1 => AccountKind::Operators, 2 => AccountKind::Any, 3 => AccountKind::PublishedMembers, 4 => AccountKind::Any],
            pictures: [self::PICTURE => self::OWNER, self::FOREIGN_PICTURE => self::OTHER],
            documents: [self::DOCUMENT => self::OWNER],
        );
        $context = new Context(new Viewer(self::OWNER, [Role::Beneficiaire->value]), 5, Zone::utc(), new Values($stored), $ownerId);
        $clean = (new Validator($references))->normalise(ValidationCases::definition($field), [$field->key => $input], $context);

        return [
            $clean[$field->key] ?? null,
            array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $context->errors()),
        ];
    }
}
