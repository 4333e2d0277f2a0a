<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\DecisionNotices;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** Mail to owner and co-editors. The text of a rejection for another reason is not theirs to read. */
final readonly class DecisionMail implements NoticeSource, Mail
{
    private const VALID = 'moderation.valid';
    private const TO_EDIT = 'moderation.to_edit';
    private const REJECTED = 'moderation.rejected';
    private const PENDING = 'moderation.pending';
    private const PROPOSAL_VALID = 'moderation.proposal_valid';
    private const PROPOSAL_TO_EDIT = 'moderation.proposal_to_edit';
    private const PROPOSAL_REJECTED = 'moderation.proposal_rejected';
    private const REASONS = 'rejectionReason';

    public function __construct(private DecisionStore $store, private Records $records, private FieldTexts $texts, private OwnListAddress $address)
    {
    }

    public function key(): string
    {
        return NoticeKind::DECISION_MAIL;
    }

    /** @return MailContent|null null when the record is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $id = $data[DecisionNotices::DECISION] ?? null;
        $decision = $this->store->find(is_int($id) ? $id : 0);
        $record = $decision === null ? null : $this->records->find($decision->postId);

        return $decision === null || $record === null ? null : $this->says($decision, $record, $recipient->language, $this->address->of($record, $recipient->language));
    }

    /** What its owner would be sent, before anything is decided. */
    public function preview(DecisionInput $input, Record $record, Lang $language): MailContent
    {
        return $this->write($input->decision, $input->target, $input->comment, $input->reason, $record->title, $language);
    }

    public function kinds(): array
    {
        return [NoticeKind::ModerationDecided, NoticeKind::ProposalDecided];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $decisions = $this->store->findMany(array_map(static fn (Notice $notice): int => $notice->number(DecisionNotices::DECISION), $notices));
        $contents = [];
        foreach ($notices as $notice) {
            $decision = $decisions[$notice->number(DecisionNotices::DECISION)] ?? null;
            $record = $records[$notice->number(Notify::POST)] ?? null;
            if ($decision !== null && $record !== null) {
                $contents[$notice->id] = NoticeContent::of($this->says($decision, $record, $language), $decision->decision !== Decision::Valid);
            }
        }

        return $contents;
    }

    private function says(StoredDecision $decision, Record $record, Lang $language, ?string $url = null): MailContent
    {
        return $this->write($decision->decision, $decision->target, $decision->comment, $decision->reason, $record->title, $language, $url);
    }

    private function write(Decision $decision, Target $target, string $comment, ?RejectionReason $reason, string $title, Lang $language, ?string $url = null): MailContent
    {
        $values = ['comment' => $comment, 'reason' => $this->reason($reason, $language), 'title' => $title];

        return MailTexts::content(self::text($decision, $target), $language, $values, $url);
    }

    private static function text(Decision $decision, Target $target): string
    {
        $isProposal = $target === Target::Proposal;

        return match ($decision) {
            Decision::Valid => $isProposal ? self::PROPOSAL_VALID : self::VALID,
            Decision::ToEdit => $isProposal ? self::PROPOSAL_TO_EDIT : self::TO_EDIT,
            Decision::Rejected => $isProposal ? self::PROPOSAL_REJECTED : self::REJECTED,
            Decision::Pending => self::PENDING,
        };
    }

    private function reason(?RejectionReason $reason, Lang $language): string
    {
        return $reason === null ? '' : $this->texts->choice(self::REASONS, $reason->value, $language);
    }
}
