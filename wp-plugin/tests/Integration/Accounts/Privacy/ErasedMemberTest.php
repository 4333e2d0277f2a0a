<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Languages\Lang;
use Passerelle\Accounts\Privacy\PublishedItems;

/** Nothing names a member any more once they have deleted their account. */
final class ErasedMemberTest extends MemberTestCase
{
    public function testNothingNamesThem(): void
    {
        $this->livesOnTheSite();
        $folder = $this->folder();

        ($this->privacy->deletion)($this->person, self::PASSWORD, PublishedItems::Keep, 0);
        $this->clock->advance(14 * self::DAY);
        $this->work();
        $this->clock->advance(8 * self::DAY);
        $this->privacy->recipients->forgetOld();
        $this->runAfterCommit();
        // What the frontend has dropped since.
        $this->outbox->dispatcher->purge();

        self::assertFalse(get_userdata(self::ID));
        self::assertSame([], $this->traces());
        self::assertSame([], Traces::inFiles($folder, self::MARK));
        self::assertSame([], ($this->plugin->audit->verify)()->faults);
        self::assertNotSame([], ($this->plugin->notices->read)($this->other, Lang::French, 1, 20), 'The notices of others can still be read.');
    }
}
