<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls;

use Passerelle\Calls\Management\People\CallTask;
use Passerelle\Calls\Management\People\EligiblePeople;
use Passerelle\Calls\Management\People\NamedPerson;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

final class EligiblePeopleTest extends IntegrationTestCase
{
    private EligiblePeople $people;

    protected function setUp(): void
    {
        parent::setUp();
        $this->people = $this->plugin->get(EligiblePeople::class);
    }

    public function testManagersAreOperatorsAndMentorsHaveAPublishedProfile(): void
    {
        $operator = $this->named($this->users->operateur(), 'Aïssatou Opératrice Zyx');
        $mentor = $this->named($this->users->beneficiaire(), 'Aïda Mentor Zyx');
        $this->content->in(Status::Published, ContentType::CommunityProfile, $mentor->id);
        // Neither: they must not be found by anybody.
        foreach ([Role::Beneficiaire, Role::Moderateur, Role::Editor, Role::Administrator] as $role) {
            $this->named($this->users->with($role, 'SN'), 'SECRET Zyx');
        }
        foreach ([Status::Draft, Status::Pending, Status::Rejected, Status::Offline, Status::Trash] as $status) {
            $this->content->in($status, ContentType::CommunityProfile, $this->named($this->users->beneficiaire(), 'SECRET Zyx')->id);
        }

        self::assertSame(['Aïssatou Opératrice Zyx'], $this->names($this->people->find(CallTask::Manager, 'zyx')));
        self::assertSame(['Aïda Mentor Zyx'], $this->names($this->people->find(CallTask::Mentor, 'zyx')));
        self::assertSame([$operator->id], array_column($this->people->find(CallTask::Manager, ' AISSATOU '), 'id'));
    }

    public function testNothingIsFoundForLessThanTwoLettersNorByWildcards(): void
    {
        $this->named($this->users->operateur(), 'Awa Zyx');
        foreach (['', 'a', ' z ', '%%', '__'] as $text) {
            self::assertSame([], $this->people->find(CallTask::Manager, $text), $text);
        }
    }

    public function testThoseWhoMayNoLongerBeNamedHaveNoName(): void
    {
        $operator = $this->named($this->users->operateur(), 'Awa Zyx');
        $former = $this->named($this->users->beneficiaire(), 'SECRET Zyx');

        self::assertSame(['Awa Zyx'], $this->names($this->people->named(CallTask::Manager, [$former->id, $operator->id, 0, -1, 999_999_999])));
        self::assertSame([], $this->people->named(CallTask::Mentor, [$operator->id, $former->id]));
        self::assertSame([], $this->people->named(CallTask::Manager, []));
    }

    private function named(Viewer $viewer, string $name): Viewer
    {
        wp_update_user(['ID' => $viewer->id, 'display_name' => $name]);

        return $viewer;
    }

    /**
     * @param list<NamedPerson> $people
     * @return list<string>
     */
    private function names(array $people): array
    {
        return array_map(static fn (NamedPerson $person): string => $person->name, $people);
    }
}
