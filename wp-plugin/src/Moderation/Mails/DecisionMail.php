<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionNotices;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;

/** To owner and co-editors. The text of a rejection for another reason is not theirs to read. */
final readonly class DecisionMail implements Mail
{
    private const VALID = 'moderation.valid';
    private const TO_EDIT = 'moderation.to_edit';
    private const REJECTED = 'moderation.rejected';
    private const PENDING = 'moderation.pending';
    private const PROPOSAL_VALID = 'moderation.proposal_valid';
    private const PROPOSAL_TO_EDIT = 'moderation.proposal_to_edit';
    private const PROPOSAL_REJECTED = 'moderation.proposal_rejected';
    private const REASONS = 'rejectionReason';

    public function __construct(private DecisionStore $store, private Records $records, private FieldTexts $texts, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return DecisionNotices::MAIL;
    }

    /** @return MailContent|null null when the record is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $decision = $this->store->find(is_int($data['decision'] ?? null) ? $data['decision'] : 0);
        $record = $decision === null ? null : $this->records->find($decision->postId);
        if ($decision === null || $record === null) {
            return null;
        }

        return MailTexts::content(
            self::text($decision),
            $recipient->language,
            ['comment' => $decision->comment, 'reason' => $this->reason($decision->reason, $recipient->language), 'title' => $record->title],
            $this->address($record, $recipient->language),
        );
    }

    private static function text(StoredDecision $decision): string
    {
        $isProposal = $decision->target === Target::Proposal;

        return match ($decision->decision) {
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

    /** The list where the record stands with what can be done next; null for types without one. */
    private function address(Record $record, Lang $language): ?string
    {
        return $record->type === ContentType::Initiative ? $this->pages->address('ownInitiatives', $language) : null;
    }
}
