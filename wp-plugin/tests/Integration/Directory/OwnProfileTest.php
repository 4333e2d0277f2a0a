<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** What a person learns of their own profile: of two languages, the state of the one that is nearest to publication. */
#[Group('exhaustive')]
final class OwnProfileTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        $this->owner = $this->users->beneficiaire();
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    #[TestWith([Status::Draft, Status::Pending, 'pending'])]
    #[TestWith([Status::Draft, Status::ToEdit, 'pending_review'])]
    #[TestWith([Status::Rejected, Status::Draft, 'draft'])]
    #[TestWith([Status::ToEdit, Status::Pending, 'pending'])]
    #[TestWith([Status::Pending, Status::Published, 'publish'])]
    #[TestWith([Status::Draft, Status::Offline, 'private'])]
    public function testTheStatusIsTheOneNearestToPublicationInEitherOrder(Status $one, Status $other, string $expected): void
    {
        foreach ([[$one, $other], [$other, $one]] as $statuses) {
            $this->owner = $this->users->beneficiaire();
            $french = $this->profile($statuses[0]);
            $english = $this->profile($statuses[1], $french);
            $translations = ['fr' => $french->id, 'en' => $english->id];

            self::assertSame(
                ['groupId' => $french->groupId, 'isOfflineByStaff' => false, 'status' => $expected, 'translations' => $translations],
                $this->own(),
            );
        }
    }

    public function testWhatStaffTookOfflineIsToldFromWhatTheOwnerTookOffline(): void
    {
        $french = $this->profile(Status::Offline);
        self::assertSame(['private', false], $this->state());

        $this->content->change($this->content->change($french, Transition::PutBack), Transition::TakeOffline);
        self::assertSame(['private', true], $this->state());

        // A language that its owner can publish is nearer.
        $this->profile(Status::Draft, $french);
        self::assertSame(['draft', false], $this->state());
    }

    private function profile(Status $status, ?Record $french = null): Record
    {
        $record = $this->content->draft(
            ContentType::CommunityProfile,
            language: $french === null ? Lang::French : Lang::English,
            groupId: $french?->groupId,
            ownerId: $this->owner->id,
        );
        $way = match ($status) {
            Status::Pending => [Transition::Submit],
            Status::ToEdit => [Transition::Submit, Transition::SendBack],
            Status::Rejected => [Transition::Submit, Transition::Reject],
            Status::Published => [Transition::Submit, Transition::Approve],
            Status::Offline => [Transition::Submit, Transition::Approve, Transition::Offline],
            default => [],
        };

        return array_reduce($way, fn (Record $each, Transition $transition): Record => $this->content->change($each, $transition), $record);
    }

    /** @return array{mixed, mixed} */
    private function state(): array
    {
        $own = $this->own();

        return [$own['status'] ?? null, $own['isOfflineByStaff'] ?? null];
    }

    /** @return array<string, mixed> */
    private function own(): array
    {
        wp_set_current_user($this->owner->id);
        $answer = graphql(['query' => Operations::read()->document('FindOwnProfile')]);
        /** @var array{data?: array{passerelleOwnProfile: array<string, mixed>|null}} $answer */

        return $answer['data']['passerelleOwnProfile'] ?? self::fail((string) wp_json_encode($answer));
    }
}
