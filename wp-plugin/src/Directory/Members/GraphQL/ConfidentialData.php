<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\Member;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\StoredDecision;

/** What only the member, staff and validators in charge read. The files themselves are read by the download, which logs it. */
final readonly class ConfidentialData
{
    public function __construct(private Media $media, private DecisionStore $decisions, private FieldTexts $texts)
    {
    }

    /** @return array<string, mixed>|null null for everybody else */
    public function of(Member $member, Lang $language): ?array
    {
        if (!$member->isConfidential()) {
            return null;
        }
        $account = get_userdata($member->record->ownerId);
        [$certificate, $cv] = $this->media->findConfidential([
            [$member->values->int('certificateId'), FilePurpose::Certificate],
            [$member->values->int('cvId'), FilePurpose::Cv],
        ]);

        return [
            'email' => $account === false ? null : $account->user_email,
            'motivation' => $member->values->textOrNull('motivation'),
            'certificate' => Media::file($certificate),
            'cv' => Media::file($cv),
            'decisions' => $member->isJudged()
                ? array_map(fn (StoredDecision $each): array => $this->decision($each, $language), $this->decisions->ofGroup($member->record->groupId))
                : [],
        ];
    }

    /** @return array<string, string|null> */
    private function decision(StoredDecision $decision, Lang $language): array
    {
        $moderator = get_userdata($decision->moderatorId);

        return [
            'comment' => $decision->comment === '' ? null : $decision->comment,
            'date' => Times::text($decision->decidedAt),
            'moderator' => $moderator === false ? null : $moderator->display_name,
            'reason' => $decision->reason === null ? null : $this->texts->choice('rejectionReason', $decision->reason->value, $language),
            'reasonText' => $decision->reasonText === '' ? null : $decision->reasonText,
            'status' => $decision->decision->value,
            'target' => $decision->target->value,
        ];
    }
}
