<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Retention\RetentionStore;
use Passerelle\Applications\Retention\Standing;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Model\Status;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who handles the applications of a call, and which of them. */
final class HandlerRightsTest extends HandlingTestCase
{
    public function testOwnerAndManagersHandleWhatWasSent(): void
    {
        foreach ([$this->owner, $this->manager] as $handler) {
            self::assertSame($this->call->id, $this->rights()->call($handler, $this->call->id)->id);
            self::assertSame('{"motive":"Fleuve"}', $this->rights()->submission($handler, $this->id)->answers->json());
        }
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseTheyDoNotExist(string $who): void
    {
        $viewer = $this->stranger($who);

        self::assertSame(['not_found'], $this->refusals(fn () => $this->rights()->call($viewer, $this->call->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->rights()->submission($viewer, $this->id)));
        self::assertSame($this->refusals(fn () => $this->rights()->submission($viewer, 999999)), $this->refusals(fn () => $this->rights()->submission($viewer, $this->id)));
    }

    public function testAManagerHandlesNoApplicationOfTheirOwn(): void
    {
        $own = $this->sent($this->manager, ['motive' => 'Pour moi']);
        $colleague = $this->users->operateur();
        $structure = $this->structure([[$this->users->beneficiaire(), 'owner', 'member'], [$colleague, 'member', 'member']]);
        $ofStructure = $this->sent($colleague, ['motive' => 'Pour nous'], $structure);
        $this->call = $this->content->save($this->call, ['managerIds' => [$this->manager->id, $colleague->id]]);
        $this->coWriter($colleague);

        self::assertSame([true, false, true], array_map(fn (int $id): bool => $this->handles($this->manager, $id), [$this->id, $own, $ofStructure]));
        self::assertSame([false, true, false], array_map(fn (int $id): bool => $this->handles($colleague, $id), [$this->id, $own, $ofStructure]));
        // Who left the structure has begun it all the same.
        $this->leave($structure, $colleague);
        self::assertFalse($this->handles($colleague, $ofStructure));
        self::assertTrue($this->handles($this->owner, $ofStructure));
    }

    public function testDraftsAndRemovedOnesAreNotHandled(): void
    {
        $draft = $this->id($this->begin($this->users->beneficiaire(), $this->call));
        self::assertSame([true, false], [$this->handles($this->manager, $this->id), $this->handles($this->manager, $draft)]);
        $this->plugin->get(RetentionStore::class)->save($this->id, new Standing(2, null, $this->plugin->get(Clock::class)->now()), null);
        self::assertFalse($this->handles($this->manager, $this->id));
    }

    public function testACallThatIsTrashedHasNone(): void
    {
        $call = $this->content->in(Status::Trash, $this->call->type, ownerId: $this->owner->id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->rights()->call($this->owner, $call->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->rights()->call($this->owner, $this->id + 100000)));
    }

    private function handles(Viewer $viewer, int $id): bool
    {
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertNotNull($submission);
        $isFound = $this->refusals(fn () => $this->rights()->submission($viewer, $id)) === [];
        self::assertSame($isFound, $this->rights()->handles($viewer, $submission));

        return $isFound;
    }

    private function rights(): HandlerRights
    {
        return $this->plugin->get(HandlerRights::class);
    }
}
