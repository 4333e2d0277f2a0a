<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Mentoring;

use Passerelle\Applications\Mentoring\ChangeMentor;
use Passerelle\Applications\Mentoring\ListedMentors;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\ReadMentored;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Messages\ThreadTestCase;

/** Aïda’s application, which was sent to a call with two mentors. */
abstract class MentorTestCase extends ThreadTestCase
{
    protected Viewer $mentor;
    protected Viewer $other;

    protected function setUp(): void
    {
        parent::setUp();
        [$this->mentor, $this->other] = [$this->named('Coumba'), $this->named('Malick')];
        foreach ([$this->mentor, $this->other] as $each) {
            $this->content->published(ContentType::CommunityProfile, ownerId: $each->id);
        }
        $this->call = $this->content->save($this->call, ['mentorIds' => [$this->mentor->id, $this->other->id]]);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    protected function take(Viewer $viewer, MentorAction $action, ?Viewer $mentor = null, ?int $id = null): void
    {
        ($this->plugin->get(ChangeMentor::class))($viewer, $action, $id ?? $this->id, ($mentor ?? $this->mentor)->id);
    }

    protected function accepted(bool $readsDraft = false): void
    {
        $this->take($this->manager, MentorAction::Propose);
        $this->take($this->applicant, MentorAction::Accept);
        if ($readsDraft) {
            $this->take($this->applicant, MentorAction::AllowDraft);
        }
    }

    /** @return array<string, mixed> */
    protected function mentored(Viewer $viewer, ?int $id = null): array
    {
        return $this->plugin->get(ReadMentored::class)->data($viewer, $id ?? $this->id);
    }

    /** @return list<mixed> ids of the applications in the list of a mentor */
    protected function listed(Viewer $viewer): array
    {
        return array_column($this->plugin->get(ReadMentored::class)->list($viewer, 'fr'), 'id');
    }

    /** @return list<array<string, mixed>> without the instants */
    protected function mentors(Viewer $viewer): array
    {
        /** @var list<array<string, mixed>> $mentors */
        $mentors = $this->plugin->get(ListedMentors::class)->data($viewer, $this->id)['mentors'];

        return array_map(static fn (array $each): array => array_diff_key($each, ['changedAt' => true]), $mentors);
    }

    /** @return list<mixed> names */
    protected function candidates(Viewer $viewer): array
    {
        return array_column((array) $this->plugin->get(ListedMentors::class)->data($viewer, $this->id)['candidates'], 'name');
    }
}
