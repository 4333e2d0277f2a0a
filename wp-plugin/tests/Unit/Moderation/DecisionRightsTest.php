<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Moderation;

use DateTimeImmutable;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\Target;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which decisions are offered, on records and on proposals. */
final class DecisionRightsTest extends TestCase
{
    private const VALIDATOR = 7;
    private const OWNER = 8;

    /** @return iterable<string, array{Status, list<Decision>, list<Decision>}> status, decisions of administrators, of super administrators */
    public static function records(): iterable
    {
        yield 'waiting' => [Status::Pending, [Decision::Valid, Decision::ToEdit, Decision::Rejected], [Decision::Valid, Decision::ToEdit, Decision::Rejected]];
        yield 'public' => [Status::Published, [], [Decision::ToEdit, Decision::Rejected, Decision::Pending]];
        yield 'rejected' => [Status::Rejected, [Decision::Valid, Decision::ToEdit, Decision::Pending], [Decision::Valid, Decision::ToEdit, Decision::Pending]];
        yield 'draft' => [Status::Draft, [], []];
        yield 'sent back' => [Status::ToEdit, [], []];
        yield 'in the trash' => [Status::Trash, [], []];
    }

    /**
     * @param list<Decision> $expected
     * @param list<Decision> $ofSuper
     */
    #[DataProvider('records')]
    public function testOnARecord(Status $status, array $expected, array $ofSuper): void
    {
        $decisions = static fn (Viewer $viewer): array => self::rights()->decisions($viewer, self::record($status), Target::Record, null);

        self::assertSame($expected, $decisions(self::administrator()));
        self::assertSame($ofSuper, $decisions(new Viewer(self::VALIDATOR, [Role::SuperAdministrateur->value])));
        self::assertSame([], $decisions(new Viewer(self::OWNER, [Role::Beneficiaire->value])), 'Nobody decides on their own record.');
        self::assertSame([], $decisions(new Viewer(self::VALIDATOR, [Role::Moderateur->value], 'FR')), 'Of another country.');
        self::assertSame([], $decisions(Viewer::anonymous()));
    }

    public function testOnlyAProposalThatWaitsIsDecidedOn(): void
    {
        $decisions = static fn (?Proposal $proposal, Status $status = Status::Published): array
            => self::rights()->decisions(self::administrator(), self::record($status), Target::Proposal, $proposal);

        self::assertSame([Decision::Valid, Decision::ToEdit, Decision::Rejected], $decisions(self::proposal(Status::Pending)));
        self::assertSame([], $decisions(self::proposal(Status::ToEdit)), 'It was sent back.');
        self::assertSame([], $decisions(null));
        self::assertSame([], $decisions(self::proposal(Status::Pending), Status::Draft));
    }

    public function testAProposalIsNoReasonToDecideOnItsRecordOtherwise(): void
    {
        $decisions = static fn (?Proposal $proposal): array => self::rights()->decisions(self::administrator(), self::record(Status::Published), Target::Record, $proposal);

        self::assertSame($decisions(null), $decisions(self::proposal(Status::Pending)));
    }

    private static function rights(): DecisionRights
    {
        return new DecisionRights(new Policy(new ObjectRules(new StructureEditors(static fn (int $userId): array => []))));
    }

    private static function administrator(): Viewer
    {
        return new Viewer(self::VALIDATOR, [Role::Administrator->value]);
    }

    private static function proposal(Status $status): Proposal
    {
        return new Proposal(self::OWNER, $status, new DateTimeImmutable('2026-11-01T10:00:00Z'), 'Titre', 'titre', Audience::Public, []);
    }

    private static function record(Status $status): Record
    {
        $now = new DateTimeImmutable('2026-10-01T10:00:00Z');

        $values = new Values(['countries' => ['SN'], 'countryIds' => ['SN']]);

        return new Record(12, 7, ContentType::Initiative, Lang::French, 'x', 'X', $status, Audience::Public, self::OWNER, 1, $now, $now, ['fr' => 12], $values);
    }
}
