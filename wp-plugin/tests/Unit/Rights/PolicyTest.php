<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use DateTimeImmutable;
use Generator;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\Policy;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Every role × every status × own, others', in scope × audience.
 * A cell: - nothing · T teaser · F full · E with the editors' fields; two letters: public, then members-only audience.
 */
final class PolicyTest extends TestCase
{
    private const VIEWER = 7;
    private const SOMEBODY_ELSE = 8;
    private const STRUCTURE = 500;

    private const STATES = [
        'auto-draft', 'draft', 'pending', 'pending_review', 'rejected', 'future', 'publish', 'completed', 'private', 'trash',
    ];

    private const MODERATED = <<<'TABLE'
        anonymous            others    --  --  --  --  --  --  FT  FT  --  --
        anonymous            in_scope  --  --  --  --  --  --  FT  FT  --  --
        beneficiaire         own       EE  EE  EE  EE  EE  EE  EE  EE  EE  --
        beneficiaire         others    --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         in_scope  --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         managed   --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         guest     --  --  --  --  --  --  FF  FF  --  --
        operateur            own       EE  EE  EE  EE  EE  EE  EE  EE  EE  --
        operateur            others    --  --  --  --  --  --  FF  FF  --  --
        operateur            in_scope  --  --  --  --  --  --  FF  FF  --  --
        operateur            managed   --  --  --  --  --  --  FF  FF  --  --
        moderateur           own       EE  EE  EE  EE  EE  EE  EE  EE  EE  --
        moderateur           others    --  --  --  --  --  --  FF  FF  --  --
        moderateur           in_scope  --  --  EE  EE  EE  --  EE  EE  EE  --
        editor               others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        administrator        others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        super_administrateur others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        subscriber           others    --  --  --  --  --  --  FF  FF  --  --
        TABLE;

    private const CALLS = <<<'TABLE'
        anonymous            others    --  --  --  --  --  --  FT  FT  --  --
        beneficiaire         others    --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         managed   --  --  --  --  --  --  FF  FF  --  --
        operateur            own       EE  EE  EE  EE  EE  EE  EE  EE  EE  --
        operateur            managed   EE  EE  EE  EE  EE  EE  EE  EE  EE  --
        operateur            others    --  --  --  --  --  --  FF  FF  --  --
        operateur            in_scope  --  --  --  --  --  --  FF  FF  --  --
        moderateur           others    --  --  --  --  --  --  FF  FF  --  --
        moderateur           in_scope  --  --  EE  EE  EE  --  EE  EE  EE  --
        beneficiaire         mentored  --  EE  EE  EE  EE  EE  EE  EE  EE  --
        operateur            mentored  --  EE  EE  EE  EE  EE  EE  EE  EE  --
        editor               others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        administrator        others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        super_administrateur others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        TABLE;

    private const PROJECTS = <<<'TABLE'
        anonymous            others    --  --  --  --  --  --  FT  FT  --  --
        anonymous            benefits  --  --  --  --  --  --  FT  FT  --  --
        beneficiaire         own       --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         others    --  --  --  --  --  --  FF  FF  --  --
        beneficiaire         benefits  --  --  --  --  --  --  EE  EE  EE  --
        operateur            benefits  --  --  --  --  --  --  EE  EE  EE  --
        moderateur           benefits  --  --  --  --  --  --  EE  EE  EE  --
        moderateur           in_scope  --  --  --  --  --  --  FF  FF  --  --
        editor               others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        editor               benefits  EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        administrator        others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        super_administrateur others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        TABLE;

    private const OTHER_TYPES = <<<'TABLE'
        anonymous            others    --  --  --  --  --  --  FT  FT  --  --
        beneficiaire         others    --  --  --  --  --  --  FF  FF  --  --
        operateur            managed   --  --  --  --  --  --  FF  FF  --  --
        moderateur           others    --  --  --  --  --  --  FF  FF  --  --
        moderateur           in_scope  --  --  --  --  --  --  FF  FF  --  --
        editor               others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        administrator        others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        super_administrateur others    EE  EE  EE  EE  EE  EE  EE  EE  EE  EE
        TABLE;

    /** @return Generator<string, array{string, string, ContentType, string, Audience, string}> */
    public static function rows(): Generator
    {
        foreach (ContentType::cases() as $type) {
            $table = match ($type) {
                ContentType::Initiative, ContentType::CommunityProfile, ContentType::Event, ContentType::Resource => self::MODERATED,
                ContentType::CallForApplication => self::CALLS,
                ContentType::SupportedProject => self::PROJECTS,
                ContentType::Training, ContentType::Structure => self::OTHER_TYPES,
            };
            foreach (explode("\n", $table) as $line) {
                $cells = preg_split('/\s+/', trim($line)) ?: [];
                $role = (string) array_shift($cells);
                $position = (string) array_shift($cells);
                foreach (self::STATES as $index => $state) {
                    foreach ([Audience::Public, Audience::Members] as $content => $audience) {
                        yield "{$role}, {$position} {$type->value}, {$state}, {$audience->value}"
                            => [$role, $position, $type, $state, $audience, $cells[$index][$content]];
                    }
                }
            }
        }
    }

    #[DataProvider('rows')]
    public function testAccessOfViewers(
        string $role,
        string $position,
        ContentType $type,
        string $state,
        Audience $audience,
        string $expected,
    ): void {
        $viewer = $role === 'anonymous' ? Viewer::anonymous() : new Viewer(self::VIEWER, [$role], 'SN');

        $access = $this->policy(['guest' => 'guest'][$position] ?? null)
            ->access($viewer, self::record($type, Status::from($state), $audience, $position));

        self::assertSame(['-' => Access::None, 'T' => Access::Teaser, 'F' => Access::Full, 'E' => Access::Editor][$expected], $access);
    }

    public function testEditorsOfTheStructureSeeItsDrafts(): void
    {
        $record = self::record(ContentType::Event, Status::Draft, Audience::Public, 'others');
        $viewer = new Viewer(self::VIEWER, ['beneficiaire']);

        self::assertSame(Access::Editor, $this->policy('member')->access($viewer, $record));
        self::assertSame(Access::None, $this->policy('guest')->access($viewer, $record));
        self::assertSame(Access::None, $this->policy(null)->access($viewer, $record));
    }

    public function testAMemberWhoIsNotItsOwnerDoesNotSeeTheEditorsFieldsOfAStructure(): void
    {
        $record = self::record(ContentType::Structure, Status::Published, Audience::Public, 'others');
        $viewer = new Viewer(self::VIEWER, ['beneficiaire']);

        self::assertSame(Access::Full, $this->policy('member')->access($viewer, $record));
        self::assertSame(Access::Editor, $this->policy('owner')->access($viewer, $record));
    }

    public function testTheCountriesOfAProfileAreThoseOfItsActivity(): void
    {
        $profile = self::record(ContentType::CommunityProfile, Status::Pending, Audience::Public, 'others', [
            'residenceCountry' => 'SN', 'activityCountry' => 'ML', 'secondaryCountryIds' => ['TG'],
        ]);

        self::assertSame(Access::None, $this->policy(null)->access(new Viewer(self::VIEWER, ['moderateur'], 'SN'), $profile));
        self::assertSame(Access::Editor, $this->policy(null)->access(new Viewer(self::VIEWER, ['moderateur'], 'ML'), $profile));
        self::assertSame(Access::Editor, $this->policy(null)->access(new Viewer(self::VIEWER, ['moderateur'], 'TG'), $profile));
    }

    private function policy(?string $membership): Policy
    {
        return new Policy(new ObjectRules(new StructureEditors(
            static fn (int $userId): array => $userId === self::VIEWER && $membership !== null ? [self::STRUCTURE => $membership] : [],
        )));
    }

    /** @param array<string, mixed> $values */
    private static function record(
        ContentType $type,
        Status $status,
        Audience $audience,
        string $position,
        array $values = [],
    ): Record {
        return new Record(
            id: 41,
            groupId: $type === ContentType::Structure ? self::STRUCTURE : 40,
            type: $type,
            language: Lang::French,
            slug: 'secret-slug',
            title: 'Secret title',
            status: $status,
            audience: $audience,
            ownerId: $position === 'own' ? self::VIEWER : self::SOMEBODY_ELSE,
            version: 1,
            publishedAt: null,
            modifiedAt: new DateTimeImmutable('2026-01-01T00:00:00Z'),
            translations: ['fr' => 41],
            values: new Values($values !== [] ? $values : [
                'countryIds' => $position === 'in_scope' ? ['FR', 'SN'] : ['FR'],
                'mentorIds' => $position === 'mentored' ? [self::VIEWER] : [],
                'managerIds' => $position === 'managed' ? [self::VIEWER] : [self::SOMEBODY_ELSE],
                'beneficiaryIds' => $position === 'benefits' ? [self::VIEWER] : [self::SOMEBODY_ELSE],
                'organiserId' => self::STRUCTURE,
                'motivation' => 'secret motivation',
            ]),
        );
    }
}
