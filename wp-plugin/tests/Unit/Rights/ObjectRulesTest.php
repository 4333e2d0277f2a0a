<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Generator;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Subject;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Role × type × capability × object. Each line of a table is one role in one position towards the record; the columns
 * are the states of the record; a cell lists what is allowed: e edit · d delete · u publish · o propose · m moderate.
 */
final class ObjectRulesTest extends TestCase
{
    private const VIEWER = 7;
    private const SOMEBODY_ELSE = 8;
    private const STRUCTURE = 500;

    private const STATES = ['draft', 'pending_review', 'pending', 'rejected', 'publish', 'completed', 'future', 'private', 'trash'];

    private const MODERATED = <<<'TABLE'
        anonymous            others   -   -   -   -   -   -   -   -   -
        beneficiaire         own      ed  e   -   -   o   o   -   e   -
        beneficiaire         others   -   -   -   -   -   -   -   -   -
        beneficiaire         in_scope -   -   -   -   -   -   -   -   -
        beneficiaire         structure e  e   -   -   o   o   -   e   -
        beneficiaire         pretender -  -   -   -   -   -   -   -   -
        beneficiaire         guest    -   -   -   -   -   -   -   -   -
        operateur            own      ed  e   -   -   o   o   -   e   -
        operateur            others   -   -   -   -   -   -   -   -   -
        operateur            managed  -   -   -   -   -   -   -   -   -
        moderateur           own      ed  e   -   -   o   o   -   e   -
        moderateur           own_in_scope ed e m  -   o   o   -   e   -
        moderateur           others   -   -   -   -   -   -   -   -   -
        moderateur           in_scope -   -   m   -   -   -   -   -   -
        editor               own      edu edu edu edu edu edu edu edu edu
        editor               others   edu edu edu edu edu edu edu edu edu
        administrator        others   edu edu edum edu edu edu edu edu edu
        administrator        own      edu edu edum edu edu edu edu edu edu
        super_administrateur others   edu edu edum edu edu edu edu edu edu
        operateur+moderateur in_scope -   -   m   -   -   -   -   -   -
        subscriber           own      -   -   -   -   -   -   -   -   -
        TABLE;

    /** An editor deletes no profile but their own. */
    private const PROFILES = <<<'TABLE'
        beneficiaire         own      ed  e   -   -   o   o   -   e   -
        beneficiaire         others   -   -   -   -   -   -   -   -   -
        moderateur           in_scope -   -   m   -   -   -   -   -   -
        editor               own      edu edu edu edu edu edu edu edu edu
        editor               others   eu  eu  eu  eu  eu  eu  eu  eu  eu
        administrator        others   edu edu edum edu edu edu edu edu edu
        super_administrateur others   edu edu edum edu edu edu edu edu edu
        TABLE;

    private const CALLS = <<<'TABLE'
        anonymous            others   -   -   -   -   -   -   -   -   -
        beneficiaire         own      -   -   -   -   -   -   -   -   -
        beneficiaire         managed  -   -   -   -   -   -   -   -   -
        operateur            own      edu edu edu edu edu edu edu edu u
        operateur            applied  eu  eu  eu  eu  eu  eu  eu  eu  u
        operateur            managed  eu  eu  eu  eu  eu  eu  eu  u   u
        operateur            others   -   -   -   -   -   -   -   -   -
        operateur            in_scope -   -   -   -   -   -   -   -   -
        moderateur           own      -   -   -   -   -   -   -   -   -
        moderateur           in_scope -   -   -   -   -   -   -   -   -
        editor               others   edu edu edu edu edu edu edu edu edu
        administrator        others   edu edu edu edu edu edu edu edu edu
        super_administrateur others   edu edu edu edu edu edu edu edu edu
        beneficiaire+operateur managed eu eu  eu  eu  eu  eu  eu  u   u
        TABLE;

    private const STAFF_ONLY = <<<'TABLE'
        anonymous            others   -   -   -   -   -   -   -   -   -
        beneficiaire         own      -   -   -   -   -   -   -   -   -
        beneficiaire         structure -  -   -   -   -   -   -   -   -
        operateur            own      -   -   -   -   -   -   -   -   -
        moderateur           own      -   -   -   -   -   -   -   -   -
        moderateur           in_scope -   -   -   -   -   -   -   -   -
        editor               own      edu edu edu edu edu edu edu edu edu
        editor               others   edu edu edu edu edu edu edu edu edu
        administrator        others   edu edu edu edu edu edu edu edu edu
        super_administrateur others   edu edu edu edu edu edu edu edu edu
        TABLE;

    /** "own" is the author, who has no rights by it. */
    private const PROJECTS = <<<'TABLE'
        anonymous            others   -   -   -   -   -   -   -   -   -
        anonymous            benefits -   -   -   -   -   -   -   -   -
        beneficiaire         own      -   -   -   -   -   -   -   -   -
        beneficiaire         others   -   -   -   -   -   -   -   -   -
        beneficiaire         in_scope -   -   -   -   -   -   -   -   -
        beneficiaire         managed  -   -   -   -   -   -   -   -   -
        beneficiaire         benefits -   -   -   -   o   o   -   -   -
        beneficiaire         structure -  -   -   -   o   o   -   -   -
        beneficiaire         guest    -   -   -   -   -   -   -   -   -
        operateur            own      -   -   -   -   -   -   -   -   -
        operateur            benefits -   -   -   -   o   o   -   -   -
        moderateur           own      -   -   -   -   -   -   -   -   -
        moderateur           in_scope -   -   -   -   -   -   -   -   -
        moderateur           benefits -   -   -   -   o   o   -   -   -
        editor               own      edu edu edu edu edu edu edu edu edu
        editor               others   edu edu edu edu edu edu edu edu edu
        editor               benefits edu edu edu edu edu edu edu edu edu
        beneficiaire+editor  benefits edu edu edu edu edu edu edu edu edu
        administrator        others   edu edu edu edu edu edu edu edu edu
        super_administrateur others   edu edu edu edu edu edu edu edu edu
        subscriber           benefits -   -   -   -   -   -   -   -   -
        TABLE;

    private const STRUCTURES = <<<'TABLE'
        anonymous            others   -   -   -   -   -   -   -   -   -
        beneficiaire         own      ed  ed  d   d   ed  ed  ed  ed  -
        beneficiaire         owner    ed  ed  d   d   ed  ed  ed  ed  -
        beneficiaire         structure -  -   -   -   -   -   -   -   -
        beneficiaire         others   -   -   -   -   -   -   -   -   -
        operateur            own      ed  ed  d   d   ed  ed  ed  ed  -
        moderateur           in_scope -   -   -   -   -   -   -   -   -
        editor               others   edu edu edu edu edu edu edu edu edu
        administrator        others   edu edu edu edu edu edu edu edu edu
        TABLE;

    /** @return Generator<string, array{string, string, ContentType, string, string}> */
    public static function rows(): Generator
    {
        $tables = [
            [self::MODERATED, [ContentType::Initiative, ContentType::Event, ContentType::Resource]],
            [self::PROFILES, [ContentType::CommunityProfile]],
            [self::CALLS, [ContentType::CallForApplication]],
            [self::STAFF_ONLY, [ContentType::Training]],
            [self::PROJECTS, [ContentType::SupportedProject]],
            [self::STRUCTURES, [ContentType::Structure]],
        ];
        foreach ($tables as [$table, $types]) {
            foreach (explode("\n", $table) as $line) {
                $cells = preg_split('/\s+/', trim($line)) ?: [];
                $roles = (string) array_shift($cells);
                $position = (string) array_shift($cells);
                foreach ($types as $type) {
                    foreach (self::STATES as $index => $state) {
                        yield "{$roles}, {$position} {$type->value}, {$state}"
                            => [$roles, $position, $type, $state, $cells[$index] === '-' ? '' : $cells[$index]];
                    }
                }
            }
        }
    }

    #[DataProvider('rows')]
    public function testAllowedContents(string $roles, string $position, ContentType $type, string $state, string $expected): void
    {
        $viewer = $roles === 'anonymous' ? Viewer::anonymous() : new Viewer(self::VIEWER, explode('+', $roles), 'SN');
        $subject = new Subject(
            $type,
            Status::from($state),
            str_starts_with($position, 'own') && $position !== 'owner' || $position === 'applied' ? self::VIEWER : self::SOMEBODY_ELSE,
            countries: str_contains($position, 'in_scope') ? ['FR', 'SN'] : ['FR'],
            managers: $position === 'managed' ? [self::VIEWER] : [self::SOMEBODY_ELSE],
            structureId: self::STRUCTURE,
            hasApplications: $position === 'applied',
            beneficiaries: $position === 'benefits' ? [self::SOMEBODY_ELSE, self::VIEWER] : [self::SOMEBODY_ELSE],
        );
        $role = ['structure' => 'member', 'owner' => 'owner', 'guest' => 'guest'][$position] ?? null;
        $rules = new ObjectRules(new StructureEditors(
            static fn (int $userId): array => $userId === self::VIEWER && $role !== null ? [self::STRUCTURE => $role] : [],
        ));

        $allowed = ($rules->edits($viewer, $subject) ? 'e' : '')
            . ($rules->deletes($viewer, $subject) ? 'd' : '')
            . ($rules->publishes($viewer, $subject) ? 'u' : '')
            . ($rules->proposes($viewer, $subject) ? 'o' : '')
            . ($rules->moderates($viewer, $subject) ? 'm' : '');

        self::assertSame($expected, $allowed);
    }

    public function testARecordWithoutCountryGoesToAdministrators(): void
    {
        $rules = new ObjectRules(new StructureEditors(static fn (): array => []));
        $subject = new Subject(ContentType::Initiative, Status::Pending, self::SOMEBODY_ELSE);

        self::assertFalse($rules->moderates(new Viewer(self::VIEWER, ['moderateur'], 'SN'), $subject));
        self::assertTrue($rules->moderates(new Viewer(self::VIEWER, ['administrator']), $subject));
    }

    public function testModerateurWithoutMainCountryModeratesNothing(): void
    {
        $rules = new ObjectRules(new StructureEditors(static fn (): array => []));
        $subject = new Subject(ContentType::Initiative, Status::Pending, self::SOMEBODY_ELSE, countries: ['SN']);

        self::assertFalse($rules->moderates(new Viewer(self::VIEWER, ['moderateur']), $subject));
    }
}
