<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\DecideMany;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Outcome;
use Passerelle\Moderation\OwnerModeration;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** One decision on both languages of an item: all or none, and people are notified once. */
#[Group('exhaustive')]
final class DecisionsOnLanguagesTest extends IntegrationTestCase
{
    private const MAX = 100;
    private const NO_DECISIONS = [];

    private Viewer $owner;
    private Viewer $administrator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->administrator = $this->users->with(Role::Administrator);
    }

    /** @return iterable<string, array{Decision, Status}> */
    public static function decisions(): iterable
    {
        yield 'approval' => [Decision::Valid, Status::Published];
        yield 'return to the author' => [Decision::ToEdit, Status::ToEdit];
        yield 'rejection' => [Decision::Rejected, Status::Rejected];
    }

    #[DataProvider('decisions')]
    public function testBothAreDecidedOnAndPeopleNotifiedOnce(Decision $decision, Status $after): void
    {
        [$french, $english] = $this->pair();
        $mails = $this->mails();

        $outcomes = $this->decide([$french, $english], $decision);

        self::assertSame([[$french->id, null], [$english->id, null]], self::codes($outcomes));
        self::assertSame([$after, $after], [$this->reload($french)->status, $this->reload($english)->status]);
        self::assertSame([$french->version + 1, $english->version + 1], array_map(static fn (Outcome $outcome): ?int => $outcome->record?->version, $outcomes));
        self::assertSame([[$french->id, $decision], [$english->id, $decision]], $this->stored($french));
        self::assertSame($mails + 1, $this->mails());
    }

    #[DataProvider('decisions')]
    public function testOneThatIsStaleLeavesBothUndecided(Decision $decision): void
    {
        foreach ([0, 1] as $stale) {
            $pair = $this->pair();
            $versions = array_map(static fn (int $place): int => $pair[$place]->version - ($place === $stale ? 1 : 0), [0, 1]);
            $mails = $this->mails();

            $outcomes = $this->decide($pair, $decision, $versions);

            self::assertSame([[$pair[0]->id, 'stale_version'], [$pair[1]->id, 'stale_version']], self::codes($outcomes), "Language {$stale}");
            self::assertEquals($pair, array_map($this->reload(...), $pair));
            self::assertSame(self::NO_DECISIONS, $this->stored($pair[0]));
            self::assertSame($mails, $this->mails());
        }
    }

    public function testItemsAreDecidedOnEachForThemselves(): void
    {
        [$french, $english] = $this->pair();
        [$other] = $this->pair();

        $outcomes = $this->decide([$french, $other, $english], Decision::Valid, [$french->version, $other->version - 1, $english->version]);

        self::assertSame([[$french->id, null], [$other->id, 'stale_version'], [$english->id, null]], self::codes($outcomes));
        self::assertSame([Status::Published, Status::Pending, Status::Published], array_map(
            fn (Record $record): Status => $this->reload($record)->status,
            [$french, $other, $english],
        ));
    }

    public function testTheSameOneTwiceIsDecidedOnOnce(): void
    {
        [$french] = $this->pair();

        self::assertSame([[$french->id, null], [$french->id, 'stale_version']], self::codes($this->decide([$french, $french], Decision::Valid)));
        self::assertSame([[$french->id, Decision::Valid]], $this->stored($french));
    }

    public function testAuthorsReadWhichFieldTheCommentIsAbout(): void
    {
        [$french] = $this->pair();

        $this->decide([$french], Decision::ToEdit, field: 'subtitle');

        $moderation = $this->plugin->get(OwnerModeration::class)->of($this->reload($french));
        self::assertSame(['to_edit', 'Précisez.', 'subtitle'], [$moderation['status'], $moderation['comment'], $moderation['field']]);
    }

    public function testAFieldIsOneOfTheFormAndGoesWithACommentForTheAuthor(): void
    {
        [$french] = $this->pair();

        self::assertSame([[$french->id, 'invalid_fields']], self::codes($this->decide([$french], Decision::ToEdit, field: 'post_author')));
        self::assertSame(['field: unexpected_fields'], $this->refusals(fn (): array => $this->decide([$french], Decision::Valid, field: 'subtitle')));
        self::assertEquals($french, $this->reload($french));
    }

    /**
     * @param list<Record> $records
     * @param list<int>|null $versions those of the records, if null
     * @return list<Outcome>
     */
    private function decide(array $records, Decision $decision, ?array $versions = null, string $field = ''): array
    {
        $items = array_map(
            static fn (Record $record, int $version): array => ['id' => $record->id, 'version' => $version],
            $records,
            $versions ?? array_map(static fn (Record $record): int => $record->version, $records),
        );
        $reason = $decision === Decision::Rejected ? RejectionReason::Incomplete : null;

        return $this->plugin->get(DecideMany::class)(
            $this->administrator,
            $items,
            static fn (): DecisionInput => DecisionInput::of($decision, Target::Record, 'Précisez.', $reason, '', self::MAX, $field),
        );
    }

    /** @return array{Record, Record} one initiative that waits, in both languages */
    private function pair(): array
    {
        $french = $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        $english = $this->content->reach($this->reload($english), Status::Pending);
        $french = $this->content->reach($this->reload($french), Status::Pending);

        return [$this->reload($french), $this->reload($english)];
    }

    private function mails(): int
    {
        $outbox = $this->db->table('outbox');

        return (int) $this->db->value("SELECT COUNT(*) FROM {$outbox} WHERE kind = 'mail' AND payload LIKE %s", '%moderation.decision%');
    }

    /** @return list<array{int, Decision}> */
    private function stored(Record $record): array
    {
        return array_map(
            static fn (StoredDecision $decision): array => [$decision->postId, $decision->decision],
            $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId),
        );
    }

    /**
     * @param list<Outcome> $outcomes
     * @return list<array{int, string|null}>
     */
    private static function codes(array $outcomes): array
    {
        return array_map(static fn (Outcome $outcome): array => [$outcome->id, $outcome->error?->errorCode], $outcomes);
    }
}
