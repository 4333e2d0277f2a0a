<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use Passerelle\Calls\Notices\CallEvent;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\Notify;
use wpdb;

final class NotifyPeopleTest extends CallNoticesTestCase
{
    /** The database has undone the notices of the first attempt. */
    public function testAnAttemptThatIsRepeatedRaisesItsNoticesAgain(): void
    {
        $call = $this->draft($this->people());
        $database = self::createStub(wpdb::class);
        $transaction = new Transaction($database);
        $notify = new NotifyPeople($this->plugin->get(Notify::class), $transaction);
        $raised = [];

        $transaction->run(function () use ($notify, $call, $database, &$raised): void {
            $this->forget();
            $notify(CallEvent::Published, $call, [$this->mentor->id]);
            $notify(CallEvent::Published, $call, [$this->mentor->id]);
            $raised[] = count($this->read($this->mentor));
            $database->last_error = count($raised) === 1 ? 'Deadlock found when trying to get lock; try restarting transaction' : '';
        });

        self::assertSame([1, 1], $raised);
    }
}
