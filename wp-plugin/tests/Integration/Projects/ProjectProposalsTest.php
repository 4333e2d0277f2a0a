<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Projects;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Lists\WaitingProposals;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Outcome;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definitions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Moderation\Mails\ProposalMail;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Admin\AdminTestCase;

/** Staff learn of proposed changes of supported projects and decide on them in WordPress. */
final class ProjectProposalsTest extends AdminTestCase
{
    private const PROPOSED = ['choice' => 'proposal:valid'];

    private Viewer $beneficiary;
    private Record $project;

    protected function setUp(): void
    {
        parent::setUp();
        $this->beneficiary = $this->users->beneficiaire();
        $this->project = $this->content->published(ContentType::SupportedProject, ['beneficiaryIds' => [$this->beneficiary->id]], title: 'Un théâtre');
        $texts = new Texts(static fn (): string => 'fr_FR');
        (new WaitingProposals($texts, $this->plugin->get(ProposalStore::class), new Dates($texts)))->register();
    }

    public function testTheDecisionOfAnEditorChangesThePageAndIsSentToThoseWhoBenefit(): void
    {
        $record = $this->propose(['summary' => 'Autrement & mieux.', 'endDate' => '2027-06-30']);
        $screen = $this->screen($record);
        self::assertStringContainsString('value="proposal:valid"', $screen);
        self::assertStringContainsString('Autrement &amp; mieux.', $screen);
        self::assertStringContainsString('2027-06-30', $screen);

        self::assertNull($this->decide($record, self::PROPOSED)->failure);

        $after = $this->reload($record);
        self::assertSame(['Autrement & mieux.', '2027-06-30', 'publish'], [$after->values->text('summary'), $after->values->text('endDate'), $after->status->value]);
        self::assertSame([$this->beneficiary->id], $after->values->ints('beneficiaryIds'));
        self::assertNull($this->plugin->get(ProposalStore::class)->find($record->id));
        [$notice] = $this->read($this->beneficiary);
        self::assertSame([NoticeKind::ProposalDecided, $record->groupId], [$notice->notice->kind, $notice->notice->groupId]);
        $mail = $this->plugin->get(DecisionMail::class);
        $content = $mail->content(new Recipient('b@example.test', Lang::English), ['decision' => $notice->notice->number('decision')]) ?? self::fail();
        self::assertStringEndsWith('/en/dashboard/your-projects/', $content->button->url ?? '');
    }

    public function testWhatIsSentBackIsToBeRevisedAndLeadsToTheForm(): void
    {
        $record = $this->propose(['summary' => 'Autrement.']);
        self::assertSame(['decision.comment: comment_required'], $this->errors($this->decide($record, ['choice' => 'proposal:to_edit'])));

        self::assertNull($this->decide($record, ['choice' => 'proposal:to_edit', 'comment' => 'Précisez.'])->failure);

        [$notice] = $this->read($this->beneficiary, Lang::English);
        self::assertSame("/en/dashboard/your-projects/edit/{$record->id}/", $notice->path);
        self::assertStringContainsString('Précisez.', $notice->text);
        self::assertSame('En une phrase.', $this->reload($record)->values->text('summary'));
        self::assertSame('pending_review', $this->plugin->get(ProposalStore::class)->find($record->id)?->status->value);
    }

    public function testAnEditorWhoBenefitsDoesNotDecide(): void
    {
        $this->project = $this->content->save($this->project, ['beneficiaryIds' => [$this->beneficiary->id, $this->editor->id]]);
        $record = $this->propose(['summary' => 'Autrement.']);

        self::assertStringNotContainsString('name="decision[choice]"', $this->screen($record));
        self::assertSame('rights_moderate', $this->decide($record, self::PROPOSED)->failure);

        self::assertSame('En une phrase.', $this->reload($record)->values->text('summary'));
        self::assertSame([], $this->kinds($this->editor), 'Who does not decide is not asked to.');
    }

    public function testStaffAreNotifiedOnceWhileItWaitsAndAgainAfterwards(): void
    {
        $administrator = $this->users->administrator();
        [$moderator, $operator] = [$this->users->moderateur('SN'), $this->users->operateur()];
        $this->propose(['summary' => 'Une.']);
        $record = $this->propose(['summary' => 'Deux.']);

        foreach ([$this->editor, $administrator] as $viewer) {
            self::assertSame(['moderation_submitted'], $this->kinds($viewer));
        }
        foreach ([$moderator, $operator, $this->beneficiary] as $viewer) {
            self::assertSame([], $this->kinds($viewer));
        }
        [$notice] = $this->read($this->editor, Lang::English);
        self::assertSame('Proposed changes: “Un théâtre”', $notice->title);
        self::assertStringStartsWith('/en/administration/?to=', (string) $notice->path);
        self::assertStringEndsWith("/wp-admin/post.php?post={$record->id}&action=edit", urldecode((string) $notice->path));
        $mail = $this->plugin->get(ProposalMail::class);
        $data = ['notice' => $notice->notice->id];
        self::assertSame($notice->title, $mail->content(new Recipient('e@example.test', Lang::English), $data)?->subject);

        $this->decide($record, ['choice' => 'proposal:to_edit', 'comment' => 'Précisez.']);
        self::assertNull($mail->content(new Recipient('e@example.test', Lang::English), $data), 'Nothing waits any more.');
        $this->propose(['summary' => 'Trois.']);
        self::assertSame(['moderation_submitted', 'moderation_submitted'], $this->kinds($this->editor));
    }

    public function testTheListOfWordPressMarksWhatWaits(): void
    {
        $other = $this->content->published(ContentType::SupportedProject);
        self::assertSame(['all' => 'All'], apply_filters('views_edit-supported_projects', ['all' => 'All']));
        $record = $this->propose(['summary' => 'Autrement.']);

        $columns = apply_filters('manage_edit-supported_projects_columns', ['title' => 'Titre', 'passerelle_updated' => 'Modifié']);
        self::assertSame(['title', 'passerelle_proposal', 'passerelle_updated'], array_keys(is_array($columns) ? $columns : []));
        $GLOBALS['wp_query'] = new \WP_Query(['post__in' => [$record->id, $other->id], 'post_type' => 'supported_projects', 'lang' => '']);
        self::assertStringStartsWith('En attente depuis le ', $this->cell($record));
        self::assertSame('', $this->cell($other));
        $views = apply_filters('views_edit-supported_projects', []);
        self::assertStringContainsString(' (1)', is_array($views) ? (string) json_encode($views) : '');
        self::assertSame([$record->id], $this->plugin->get(ProposalStore::class)->waitingOf(ContentType::SupportedProject));
        self::assertSame([], $this->plugin->get(ProposalStore::class)->waitingOf(ContentType::Initiative));
    }

    /** @param array<string, mixed> $values */
    private function propose(array $values): Record
    {
        $now = $this->reload($this->project);
        $input = new SaveInput($this->beneficiary, $now->type, $now->language, $values, id: $now->id, expectedVersion: $now->version);

        return ($this->plugin->get(OwnerActions::class))($this->beneficiary, OwnerAction::Propose, $now, $now->version, $input);
    }

    /** @param array<string, mixed> $posted */
    private function decide(Record $record, array $posted): Outcome
    {
        return $this->post($this->reload($record), [], [Request::STEP => 'decide', 'decision' => $posted]);
    }

    private function screen(Record $record): string
    {
        $current = $this->reload($record);

        return $this->plugin->get(EditScreen::class)->render(FormState::of($this->plugin->get(Definitions::class)->of($current->type), $current), $this->editor, '');
    }

    private function cell(Record $record): string
    {
        ob_start();
        do_action('manage_supported_projects_posts_custom_column', 'passerelle_proposal', $record->id);

        return (string) ob_get_clean();
    }

    /** @return list<ReadNotice> */
    private function read(Viewer $reader, Lang $language = Lang::French): array
    {
        return ($this->plugin->get(ReadNotices::class))($reader, $language, 1, 100);
    }

    /** @return list<string> */
    private function kinds(Viewer $reader): array
    {
        return array_map(static fn (ReadNotice $read): string => $read->notice->kind->value, $this->read($reader));
    }
}
