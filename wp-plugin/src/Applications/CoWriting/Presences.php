<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use DateInterval;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Who has the form of an application open now. It keeps nobody from writing, and ends by itself. */
final readonly class Presences
{
    /** @param int $seconds that it lasts after each sign of life */
    public function __construct(
        private Database $db,
        private Clock $clock,
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ViewerFactory $viewers,
        #[Limit('locks', 'seconds')] private int $seconds,
    ) {
    }

    /**
     * Says that the viewer has the form open, or has left it.
     *
     * @return array{version: int, writers: list<string>} version of the answers, and names of the others who have it open
     * @throws DomainError access_token_missing · not_found, also for those of others
     */
    public function __invoke(Viewer $viewer, int $applicationId, bool $isLeaving): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $submission = $this->store->find($applicationId);
        if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
            throw DomainError::notFound();
        }
        $isLeaving ? $this->leave($applicationId, $viewer->id) : $this->enter($applicationId, $viewer->id);
        $names = [];
        foreach ($this->others($applicationId, $viewer->id) as $userId) {
            $user = get_userdata($userId);
            // Somebody whose access has ended since is not in it any more.
            if ($user !== false && $this->rights->reads($this->viewers->of($userId), $submission->application)) {
                $names[] = $user->display_name;
            }
        }

        return ['version' => $submission->version, 'writers' => $names];
    }

    /** @return list<int> user ids */
    private function others(int $applicationId, int $userId): array
    {
        $others = $this->db->ids(
            "SELECT user_id FROM {$this->table()} WHERE application_id = %d AND user_id <> %d AND until > %s ORDER BY user_id",
            $applicationId,
            $userId,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
        cache_users($others);

        return $others;
    }

    private function enter(int $applicationId, int $userId): void
    {
        $now = $this->clock->now();
        $until = $now->add(new DateInterval("PT{$this->seconds}S"))->format(StoredInstant::FORMAT);
        $this->db->execute("DELETE FROM {$this->table()} WHERE until <= %s", $now->format(StoredInstant::FORMAT));
        $isNew = $this->db->execute("INSERT IGNORE INTO {$this->table()} (application_id, user_id, until) VALUES (%d, %d, %s)", $applicationId, $userId, $until) === 1;
        if (!$isNew) {
            $this->db->execute("UPDATE {$this->table()} SET until = %s WHERE application_id = %d AND user_id = %d", $until, $applicationId, $userId);
        }
    }

    private function leave(int $applicationId, int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE application_id = %d AND user_id = %d", $applicationId, $userId);
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::PRESENCES);
    }
}
