<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Moderation\PreviewDecision;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

final class PreviewDecisionTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia, copied from elsewhere';

    private Viewer $owner;
    private Viewer $moderator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
    }

    public function testItIsTheMailThatIsSentThenInTheLanguageOfTheOwner(): void
    {
        $cases = [
            [Decision::Valid, 'SECRET note', null, ''],
            [Decision::ToEdit, 'Précisez les dates.', null, ''],
            [Decision::Rejected, 'SECRET note', RejectionReason::Duplicate, ''],
            [Decision::Rejected, 'SECRET note', RejectionReason::Other, self::SECRET],
        ];
        foreach ($cases as $number => [$decision, $comment, $reason, $text]) {
            $language = Lang::cases()[$number % 2];
            PersonLanguage::set($this->owner->id, $language);
            $record = $this->pending();
            $input = $this->input($decision, $comment, $reason, $text);

            $preview = $this->preview($this->moderator, $record, $input);

            self::assertSame([$record->status, $record->version], [$this->reload($record)->status, $this->reload($record)->version]);
            self::assertSame([], $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId));
            ($this->plugin->get(Decide::class))($this->moderator, $record->id, $record->version, $input);
            $stored = $this->plugin->get(DecisionStore::class)->lastOf($record->id) ?? self::fail();
            $sent = $this->plugin->get(DecisionMail::class)->content(new Recipient('owner@example.test', $language), ['decision' => $stored->id]) ?? self::fail();
            self::assertSame([[$sent->subject, $sent->paragraphs], $language], [[$preview[0]->subject, $preview[0]->paragraphs], $preview[1]]);
            self::assertDoesNotMatchRegularExpression('/Zebulonia|SECRET/', (string) json_encode($preview[0]));
        }
    }

    public function testItIsForThoseWhoMayTakeTheDecision(): void
    {
        $record = $this->pending();
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->moderator->id), Transition::Submit);
        $published = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $cases = [
            'its owner' => ['rights_moderate', $record, $this->owner],
            'an outsider' => ['rights_moderate', $record, $this->users->beneficiaire()],
            'nobody' => ['rights_moderate', $record, Viewer::anonymous()],
            'an editor' => ['rights_moderate', $record, $this->users->editor()],
            'a validator of another country' => ['not_found', $record, $this->users->moderateur('FR')],
            'a validator of another country, of what is public' => ['rights_moderate', $published, $this->users->moderateur('FR')],
            'own' => ['rights_moderate', $own, $this->moderator],
            'final' => ['invalid_transition', $published, $this->moderator],
        ];
        foreach ($cases as $case => [$code, $of, $by]) {
            $input = $this->input(Decision::Rejected, '', RejectionReason::Duplicate);
            self::assertSame([$code], $this->refusals(fn (): array => $this->preview($by, $of, $input)), $case);
        }
        $proposal = $this->input(Decision::Valid, target: Target::Proposal);
        self::assertStringContainsString('sont en ligne', $this->preview($this->moderator, $published, $proposal)[0]->subject);
        $broken = fn (): ?array => $this->action()($this->moderator, $record->id, fn (): DecisionInput => $this->input(Decision::ToEdit));
        self::assertSame(['comment: comment_required'], $this->refusals($broken));
    }

    public function testWithoutAnOwnerThereIsNoMail(): void
    {
        $record = $this->pending();
        $this->db->execute("UPDATE {$this->database()->posts} SET post_author = 0 WHERE ID = %d", $record->id);
        wp_cache_flush();

        self::assertNull($this->action()($this->moderator, $record->id, fn (): DecisionInput => $this->input(Decision::Valid)));
    }

    private function pending(): Record
    {
        return $this->content->change($this->content->draft(ContentType::Initiative, title: 'Rythmes', ownerId: $this->owner->id), Transition::Submit);
    }

    private function action(): PreviewDecision
    {
        return new PreviewDecision($this->plugin->get(Records::class), new DecisionRights($this->plugin->get(Policy::class)), $this->plugin->get(DecisionMail::class));
    }

    /** @return array{MailContent, Lang} */
    private function preview(Viewer $viewer, Record $record, DecisionInput $input): array
    {
        return $this->action()($viewer, $record->id, static fn (): DecisionInput => $input) ?? self::fail();
    }

    private function input(Decision $decision, string $comment = '', ?RejectionReason $reason = null, string $text = '', Target $target = Target::Record): DecisionInput
    {
        return DecisionInput::of($decision, $target, $comment, $reason, $text, Config::fromDirectory(dirname(__DIR__, 3) . '/config')->textMax('long'));
    }
}
