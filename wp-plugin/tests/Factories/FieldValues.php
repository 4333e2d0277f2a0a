<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use Passerelle\Content\AccountKind;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\MediaKind;
use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** A valid value for any field, by its kind, with what is easily lost on the way: quotes, markup, several rows. */
final readonly class FieldValues
{
    /**
     * @param Viewer|null $owner of the files; null: staff
     * @param string|null $typed the value of every plain text; null: one for each kind
     */
    public function __construct(
        private ContentFactory $content,
        private UserFactory $users,
        private FileFactory $files,
        private ?Viewer $owner = null,
        private ?string $typed = null,
    ) {
    }

    /**
     * @param list<Field> $fields
     * @return array<string, mixed> by key
     */
    public function of(array $fields): array
    {
        $values = [];
        foreach ($fields as $field) {
            $values[$field->key] = $this->value($field);
        }

        return $values;
    }

    private function value(Field $field): mixed
    {
        $owner = ($this->owner ?? $this->content->staff())->id;

        return match ($field->kind) {
            FieldKind::Text => $this->typed ?? ($field->key === 'lastName' ? 'N’Guessan' : "Été & \"{$field->key}\" <i>"),
            FieldKind::LongText => $this->typed ?? "Une ligne\nune autre, l'apostrophe \\ et <b>la</b> barre",
            FieldKind::Html => '<h2>Titre</h2><p>Un <strong>texte</strong> &amp; un <a href="https://example.org/?a=1&amp;b=2">lien</a></p><ul><li>point</li></ul>',
            FieldKind::Date => match ($field->key) {
                'endDate', 'to' => '2027-02-28',
                'resultsDate', 'until' => '2027-12-01',
                default => '2027-02-03',
            },
            FieldKind::Dates => ['2027-04-04', '2027-05-09'],
            FieldKind::Instant => match ($field->key) {
                'closesAt', 'endsAt' => '2027-10-31T22:59:59Z',
                default => '2027-03-28T04:15:00Z',
            },
            FieldKind::Zone => 'Africa/Kinshasa',
            FieldKind::Url => 'https://example.org/chemin?a=1&b=2',
            FieldKind::YoutubeUrl => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            FieldKind::Email => 'contact@example.org',
            FieldKind::Number => min(12, $field->max ?? 12),
            FieldKind::Choice => $field->choices[1],
            FieldKind::Choices => [$field->choices[0], $field->choices[count($field->choices) - 1]],
            FieldKind::Country => 'CI',
            FieldKind::Countries => ['FR', 'SN'],
            FieldKind::Sectors => ['theatre', 'cinema'],
            FieldKind::Image => $this->files->image($owner, FilePurpose::of($field)),
            FieldKind::File => $this->files->pdf($owner, FilePurpose::of($field)),
            FieldKind::Files => $field->media === MediaKind::Video
                ? [$this->files->video($owner), $this->files->video($owner)]
                : [$this->files->image($owner, FilePurpose::of($field)), $this->files->image($owner, FilePurpose::of($field))],
            FieldKind::Relation => $this->content->published($field->targets[0])->groupId,
            FieldKind::User => $this->users->beneficiaire()->id,
            FieldKind::Users => [$this->account($field->accounts), $this->account($field->accounts)],
            FieldKind::People => [
                ['groupId' => $this->content->published(ContentType::CommunityProfile)->groupId, 'role' => 'Régie'],
                ['firstName' => 'Awa', 'lastName' => 'Sarr', 'email' => 'awa@example.org', 'structureName' => 'Le Relais', 'structureType' => 'festival'],
            ],
            FieldKind::Map => $this->of($field->columns),
            FieldKind::Rows => [$this->of($field->columns), $this->of($field->columns)],
        };
    }

    private function account(AccountKind $kind): int
    {
        $id = $this->users->operateur()->id;
        if ($kind === AccountKind::PublishedMembers) {
            $this->content->published(ContentType::CommunityProfile, ownerId: $id);
        }

        return $id;
    }
}
