<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Accounts\Privacy\DeletionRecipients;
use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Languages\Lang;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Notices\ReadNotices;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Security\Audit\VerifyAudit;

/** Nothing names a member any more once they have deleted their account. */
final class ErasedMemberTest extends MemberTestCase
{
    public function testNothingNamesThem(): void
    {
        $this->livesOnTheSite();
        $folder = $this->folder();

        ($this->plugin->get(RequestDeletion::class))($this->person, self::PASSWORD, PublishedItems::Keep, 0);
        $this->clock->advance(14 * self::DAY);
        $this->work();
        $this->clock->advance(8 * self::DAY);
        $this->plugin->get(DeletionRecipients::class)->forgetOld();
        $this->runAfterCommit();
        // What the frontend has dropped since.
        $this->plugin->get(Dispatcher::class)->purge();

        self::assertFalse(get_userdata(self::ID));
        self::assertSame([], $this->traces());
        self::assertSame([], Traces::inFiles($folder, self::MARK));
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
        self::assertNotSame([], ($this->plugin->get(ReadNotices::class))($this->other, Lang::French, 1, 20), 'The notices of others can still be read.');
    }
}
