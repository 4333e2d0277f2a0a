<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\MailContent;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Rights\Viewer;

/** The mail about a decision as its owner would read it, for those who may take the decision. Nothing is written. */
final readonly class PreviewDecision
{
    public function __construct(private Records $records, private DecisionRights $rights, private DecisionMail $mail)
    {
    }

    /**
     * @param callable(): DecisionInput $input read once the right is checked
     * @return array{MailContent, Lang}|null null when the record has no owner any more
     * @throws DomainError rights_moderate, not_found, invalid_transition, invalid_fields
     */
    public function __invoke(Viewer $moderator, int $id, callable $input): ?array
    {
        Scope::of($moderator);
        $record = $this->records->find($id);
        if ($record === null || $record->version === 0 || !$this->rights->mayRead($moderator, $record)) {
            throw DomainError::notFound();
        }
        if (!$this->rights->isInCharge($moderator, $record)) {
            throw new DomainError('rights_moderate');
        }
        $decision = $input();
        if ($this->rights->transition($moderator, $record, $decision->target, $decision->decision) === null) {
            throw new DomainError('invalid_transition');
        }
        if (get_userdata($record->ownerId) === false) {
            return null;
        }
        $language = PersonLanguage::of($record->ownerId);

        return [$this->mail->preview($decision, $record, $language), $language];
    }
}
