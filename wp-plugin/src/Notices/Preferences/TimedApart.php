<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeKind;

/** The kinds of notices with timings of their own, of all modules. */
final readonly class TimedApart
{
    /** @param Closure(): list<OwnTimings> $known */
    public function __construct(#[All(OwnTimings::class)] private Closure $known)
    {
    }

    public function of(NoticeKind $kind): ?OwnTimings
    {
        foreach (($this->known)() as $timings) {
            if ($timings->kind() === $kind) {
                return $timings;
            }
        }

        return null;
    }

    /**
     * What each notice of these kinds is about, without the things whose mails ended.
     *
     * @param list<Notice> $notices of the person
     * @return array<int, list<Followed>> by notice; those of other kinds are not in it
     */
    public function mailed(int $userId, array $notices): array
    {
        $mailed = [];
        foreach (($this->known)() as $timings) {
            $ids = array_values(array_map(
                static fn (Notice $notice): int => $notice->id,
                array_filter($notices, static fn (Notice $notice): bool => $notice->kind === $timings->kind()),
            ));
            $followed = $ids === [] ? [] : $timings->of($userId, $ids);
            foreach ($ids as $id) {
                $mailed[$id] = array_values(array_filter($followed[$id] ?? [], static fn (Followed $each): bool => $each->isMailed));
            }
        }

        return $mailed;
    }

    /** Whether digests of the person contain notices of the kind, whatever its preference. */
    public function areMailed(int $userId, NoticeKind $kind): bool
    {
        return $this->of($kind)?->areMailed($userId) ?? false;
    }
}
