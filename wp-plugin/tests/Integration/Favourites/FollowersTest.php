<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** A change of dates of a call reaches those who marked it, once. */
final class FollowersTest extends FavouritesTestCase
{
    public function testAnExtensionReachesThoseWhoMarkedTheCall(): void
    {
        $call = $this->call();
        [$removed, $other] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        foreach ([$this->person, $removed] as $viewer) {
            $this->change->toggle($viewer, $call->id);
        }
        $this->change->update($this->person, $call->id, null, false);
        $this->change->toggle($removed, $call->id);

        $later = $this->content->save($call, ['closesAt' => '2099-07-30T10:00:00Z']);

        self::assertSame(["«\u{A0}Résidence\u{A0}» est prolongé"], $this->titles($this->person), 'Reminders are off, changes are not.');
        self::assertSame([[], []], [$this->titles($removed), $this->titles($other)]);

        $offline = $this->content->change($later, Transition::TakeOffline);
        $this->db->execute("DELETE FROM {$this->db->table('notices')}");
        $this->content->save($offline, ['closesAt' => '2099-08-30T10:00:00Z']);
        self::assertSame([], $this->titles($this->person), 'What is offline is news for its people only.');
    }

    /** @return list<string> */
    private function titles(Viewer $viewer): array
    {
        return array_map(static fn (ReadNotice $notice): string => $notice->title, ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 100));
    }
}
