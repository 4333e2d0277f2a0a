<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Decisions\PostedDecision;
use Passerelle\Admin\Screen\Request;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Rights\AdminAccess;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\Integration\Moderation\DecisionTable;
use PHPUnit\Framework\Attributes\Group;

/** The table of decisions through the edit screen of the administration: person × state × decision, and on their own. */
#[Group('exhaustive')]
final class DecisionScreenTableTest extends AdminTestCase
{
    /** May open the administration; whatever others post there is refused. */
    private const STAFF = ['editor', 'admin', 'super'];

    public function testWhoDecidesWhatFromWhere(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $table = new DecisionTable();
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (Trials::PEOPLE as $person) {
                $isStaff = in_array($person, self::STAFF, true);
                foreach (DecisionTable::decisions() as $name => $input) {
                    $label = "{$state}, {$person}: {$name}";
                    $expected[$label] = $isStaff ? $table->expected($trials->textKey(), $person, $state, $name, $input) : 'refused';
                    $outcome = $trials->outcome($person, $record, fn (): ?string => $this->decideOnScreen($trials, $person, $record, $input));
                    $actual[$label] = $isStaff || !in_array($outcome, ['forbidden', 'not_found', 'rights_moderate'], true) ? $outcome : 'refused';
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testNobodyDecidesOnTheirOwn(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $expected = $actual = [];
        foreach (DecisionTable::ownTrials() as [$person, $state]) {
            if (!in_array($person, self::STAFF, true)) {
                continue;
            }
            $record = $trials->recordOf($person, $state);
            foreach (DecisionTable::decisions() as $name => $input) {
                $label = "{$state} of {$person}: {$name}";
                $expected[$label] = DecisionTable::refusalOfOwn($person, $state);
                $actual[$label] = $trials->outcome($person, $record, fn (): ?string => $this->decideOnScreen($trials, $person, $record, $input));
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testStaffAreThoseWhoMayOpenTheAdministration(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $open = array_filter(Trials::PEOPLE, static fn (string $person): bool => $trials->people[$person]->isSignedIn() && !AdminAccess::isDenied($trials->people[$person]));

        self::assertSame(self::STAFF, array_values($open));
    }

    /** @return string|null the code of the refusal */
    private function decideOnScreen(Trials $trials, string $person, Record $record, DecisionInput $input): ?string
    {
        $this->editor = $trials->people[$person];
        wp_set_current_user($this->editor->id);
        $posted = ['choice' => PostedDecision::choice($input->target, $input->decision), 'comment' => $input->comment, 'rejectionReason' => $input->reason->value ?? ''];

        return $this->post($record, [], [Request::STEP => 'decide', PostedDecision::NAME => $posted])->failure;
    }
}
