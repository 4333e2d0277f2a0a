<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use DateTimeImmutable;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType as T;
use Passerelle\Content\Model\Status;
use Passerelle\Languages\Languages;
use Passerelle\Plugin;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Tests\Factories\ContentFactory;
use Passerelle\Tests\Factories\FileFactory;
use Passerelle\Tests\Factories\UserFactory;

/**
 * A small platform: one rich item of each type, one item in each status, and beside everything public something
 * that must not come out. Words that may never leave say SECRET; words of locked items say LOCKED.
 */
final class Items
{
    private readonly ContentFactory $factory;
    private readonly FileFactory $files;
    private int $published = 0;

    public function __construct(private readonly Plugin $plugin, private readonly People $people)
    {
        $this->factory = ContentFactory::of($plugin, new UserFactory());
        $this->files = new FileFactory($plugin->get(Files::class));
    }

    public function make(): void
    {
        $staff = $this->people->id('administrator');
        $cover = $this->files->image($staff, FilePurpose::Cover, 'couverture.jpg');
        $gallery = $this->files->image($staff, FilePurpose::Gallery, 'galerie.jpg');
        $document = $this->files->pdf($staff, name: 'dossier.pdf');
        $directory = $this->directory($document);
        $this->initiatives($directory, $cover, $gallery, $document);
        $this->calls($directory, $cover, $document);
        $this->others($directory, $document);
        $this->statuses();
        $this->addresses();
        (new Pages($this->plugin->get(Languages::class), $this->people))->make();
        $this->home($directory);
    }

    /**
     * Picks among what must not come out too: of a language's home page only the public items are shown.
     *
     * @param array<string, int> $directory
     */
    private function home(array $directory): void
    {
        $logo = $this->files->image($this->people->id('administrator'), FilePurpose::Logo, 'logo.jpg');
        $slugs = ['statut-draft', 'pour-les-membres', 'statut-private', 'theatre-en-cale', 'statut-trash'];
        $records = array_map(fn (string $slug): ?Record => $this->plugin->get(Records::class)->findBySlug(T::Initiative, Lang::French, $slug), $slugs);
        $picked = array_map(static fn (Record $record): int => $record->groupId, array_values(array_filter($records, is_object(...))));
        (new HomePlans())->save([
            'fr' => new HomePlan(
                HomeSection::cases(),
                [HomeSection::Trainings],
                [...$picked, $directory['draftPerson']],
                [new Partner('Fonds Deux Rives', 'https://example.org/fonds', $logo), new Partner('Réseau des ateliers')],
            ),
            'en' => new HomePlan(HomeSection::cases(), [HomeSection::Partners], $picked, [new Partner('SECRET partner')]),
        ]);
    }

    private function secret(FilePurpose $purpose): int
    {
        return $this->files->pdf($this->people->id('administrator'), $purpose, "SECRET {$purpose->value}.pdf");
    }

    /** @return array<string, int> group ids */
    private function directory(int $document): array
    {
        $secret = ['contactEmail' => 'contact@secret.test', 'documentIds' => [$document]];
        $structure = $this->publish(T::Structure, 'Les Ateliers du Fleuve', [
            ...$secret,
            'sectorIds' => ['theatre', 'crafts'],
            'members' => [['user' => $this->people->id('structure-owner'), 'role' => 'owner', 'status' => 'member']],
        ]);
        $this->publish(T::Structure, 'The River Workshops', ['summary' => 'In one sentence.'], Lang::English, $structure->groupId);
        $hidden = $this->save(T::Structure, 'SECRET structure en préparation', $secret);
        $person = $this->publish(T::CommunityProfile, '', [
            'firstName' => 'Aïssatou', 'lastName' => 'N’Guessan', 'activityCity' => 'Dakar', 'secondaryCountryIds' => ['FR'],
            'motivation' => 'SECRET motivation', 'cvId' => $this->secret(FilePurpose::Cv), 'certificateId' => $this->secret(FilePurpose::Certificate), 'memberType' => 'freelancer',
            'sought' => 'SECRET recherche', 'spokenLanguages' => ['fr', 'wo'], 'acceptsContact' => 'yes', 'offered' => 'Un regard',
            'links' => [['network' => 'website', 'url' => 'https://example.org/aissatou']], 'communities' => [['name' => 'Réseau des ateliers']],
            'residenceCity' => 'Saint-Louis', 'residenceCountry' => 'SN',
            'programs' => [['type' => 'residency', 'name' => 'Résidence du fleuve', 'from' => '2024-03-01', 'to' => '2024-06-30']],
            'visibility' => ['communities' => 'public', 'links' => 'public', 'programs' => 'public', 'sought' => 'nobody'],
        ]);
        $member = $this->publish(T::CommunityProfile, '', [
            'firstName' => 'Boris', 'lastName' => 'Ngando', 'activityCountry' => 'CM', 'biography' => '<p>LOCKED biographie</p>',
        ], audience: Audience::Members);
        $draft = $this->save(T::CommunityProfile, '', ['firstName' => 'SECRET', 'lastName' => 'Brouillon']);
        $this->save(T::CommunityProfile, '', ['firstName' => 'SECRET', 'lastName' => 'Gérant'], owner: 'operateur');

        return [
            'structure' => $structure->groupId,
            'hiddenStructure' => $hidden->groupId,
            'person' => $person->groupId,
            'member' => $member->groupId,
            'draftPerson' => $draft->groupId,
        ];
    }

    /** @param array<string, int> $directory */
    private function initiatives(array $directory, int $cover, int $gallery, int $document): void
    {
        $rich = $this->publish(T::Initiative, 'Théâtre en cale', [
            'coverImageId' => $cover,
            'subtitle' => 'Une salle de théâtre dans la cale d’un cargo',
            'localContext' => "À Saint-Louis, une seule salle.\nElle est fermée.",
            'description' => '<p>Une cale vide a du noir.</p><script>alert(1)</script><p onclick="x()">Et du <strong>silence</strong>.</p>',
            'actions' => [
                ['name' => 'Gréer', 'description' => 'Deux conteneurs', 'startDate' => '2026-04-01', 'endDate' => '2026-05-01'],
                ['name' => 'Jouer'],
            ],
            'galleryIds' => [$gallery],
            'videoIds' => [$this->files->video($this->people->id('administrator'), 'repetition.mp4')],
            'documentIds' => [$document],
            'youtubeUrl' => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            'members' => [
                ['groupId' => $directory['person'], 'role' => 'Direction'],
                ['groupId' => $directory['draftPerson'], 'role' => 'SECRET rôle'],
                ['groupId' => $directory['member']],
                ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'structureName' => 'Radio Lomé', 'structureType' => 'company'],
                // Invited, and not named before they accept.
                ['firstName' => 'SECRET', 'lastName' => 'guest', 'email' => 'kossi@secret.test', 'structureName' => 'SECRET radio'],
            ],
            'partners' => [
                ['groupId' => $directory['structure']],
                ['groupId' => $directory['hiddenStructure']],
                ['structureName' => 'Port de Dakar', 'structureType' => 'public_institution', 'firstName' => 'SECRET', 'lastName' => 'contact'],
                ['structureName' => 'SECRET harbour', 'structureType' => 'public_institution', 'email' => 'port@secret.test'],
            ],
            'endDate' => '2027-12-31',
            'offered' => 'Une scène',
            'sought' => 'Des projecteurs',
            'countryIds' => ['SN', 'FR'],
            'sectorIds' => ['theatre', 'festivals'],
        ]);
        $this->publish(T::Initiative, 'Theatre in the hold', ['subtitle' => 'A stage in a cargo ship'], Lang::English, $rich->groupId);
        $this->publish(T::Initiative, 'Le laboratoire à moto', ['countryIds' => ['CM'], 'sectorIds' => ['photography']]);
        $this->publish(T::Initiative, 'Pour les membres', [
            'subtitle' => 'Un résumé que tout le monde lit', 'ambition' => 'LOCKED ambition', 'description' => '<p>LOCKED description</p>', 'coverImageId' => $cover,
        ], audience: Audience::Members);
        $one = $this->publish(T::Initiative, 'Une langue sur deux', [
            'sectorIds' => ['dance'],
            'partners' => [['groupId' => $directory['structure']], ['groupId' => $directory['hiddenStructure']]],
        ]);
        $this->save(T::Initiative, 'SECRET translation in progress', ['subtitle' => 'SECRET'], Lang::English, $one->groupId);
    }

    /** @param array<string, int> $directory */
    private function calls(array $directory, int $cover, int $document): void
    {
        $dates = ['opensAt' => '2026-02-01T08:00:00Z', 'closesAt' => '2099-06-30T23:59:59Z', 'zone' => 'Africa/Dakar'];
        $call = $this->publish(T::CallForApplication, 'Résidence au bord du fleuve', [
            ...$dates,
            'closesAt' => '2099-06-15T23:59:59Z',
            'coverImageId' => $cover,
            'managerIds' => [$this->people->id('operateur')],
            'documentIds' => [$document],
            'partners' => [['groupId' => $directory['structure'], 'role' => 'Accueil']],
            'emitters' => [['name' => 'La Passerelle', 'description' => 'Fonds commun', 'logoId' => $cover], ['name' => 'Une fondation']],
            'eligibility' => [['title' => 'Avoir 18 ans', 'subtitle' => 'ou plus']],
            'faq' => [['question' => 'Peut-on venir à deux ?', 'answer' => 'Oui.']],
            'steps' => [['title' => 'Dépôt', 'date' => '2099-06-30', 'description' => 'En ligne'], ['title' => 'Jury']],
            'managementMode' => 'external',
            'externalUrl' => 'https://example.org/candidater',
            'depositLanguages' => ['fr', 'en'],
            'applicants' => ['person', 'structure'],
            'applicantCountryIds' => ['SN', 'ML'],
            'ageMin' => 18,
            'ageMax' => 35,
            'places' => 12,
            'applicationsEach' => 2,
            'applicationsKeptMonths' => 12,
            'decisionDate' => '2099-07-31',
            'resultsDate' => '2099-09-01',
            'resultsUrl' => 'https://example.org/resultats',
            'fees' => 'amount',
            'feeAmount' => 5000,
            'feeCurrency' => 'XOF',
            'amountMin' => 1_000_000,
            'amountMax' => 2_500_000,
            'currency' => 'XOF',
            'covers' => 'Voyage et logement',
            'documentsAsked' => 'Un dossier de dix pages',
        ]);
        // One with a public profile, one without, one whose profile is not public any more.
        $mentors = ['mentorIds' => [$this->people->id('other'), $this->people->id('operateur'), $this->people->id('owner')]];
        Plugin::running()->get(DependentChanges::class)->write($call, $mentors, new Cause(Viewer::anonymous(), OtherChange::Elsewhere));
        $this->change($call, ['closesAt' => $dates['closesAt']]);
        $this->publish(T::CallForApplication, 'Bourse à venir', ['opensAt' => '2098-01-01T00:00:00Z', 'closesAt' => '2099-01-01T00:00:00Z']);
        $this->publish(T::CallForApplication, 'Concours clos', [
            'opensAt' => '2026-02-01T08:00:00Z',
            'closesAt' => '2026-03-01T08:00:00Z',
            'callType' => 'competition',
        ]);
        $this->save(T::CallForApplication, 'Appel en préparation', ['managerIds' => [$this->people->id('operateur')]]);
    }

    /** @param array<string, int> $directory */
    private function others(array $directory, int $document): void
    {
        $this->publish(T::Event, 'Nuit des conteurs', [
            'startsAt' => '2099-01-10T18:00:00Z', 'endsAt' => '2099-01-10T22:00:00Z', 'zone' => 'Europe/Paris', 'mode' => 'hybrid', 'place' => 'La Cale',
            'address' => 'Quai 3, Marseille', 'onlineUrl' => 'https://example.org/direct', 'price' => 'Gratuit', 'capacity' => 1200, 'accessibility' => 'Rampe',
            'links' => [['network' => 'instagram', 'url' => 'https://instagram.com/cale']], 'documentIds' => [$document], 'organiserId' => $directory['structure'],
            'recurrence' => ['frequency' => 'weekly', 'interval' => 2, 'byDay' => ['tu', 'sa'], 'until' => '2099-03-07', 'except' => ['2099-01-24']],
        ]);
        $this->publish(T::Event, 'Fête passée', ['timing' => 'all_day', 'startsAt' => '2026-02-10', 'organiserId' => $directory['hiddenStructure']]);
        $this->publish(T::Resource, 'Guide du cachet', [
            'fileId' => $document,
            'organiserId' => $directory['structure'],
            'links' => [['network' => 'website', 'url' => 'https://example.org']],
        ]);
        $this->publish(T::Training, 'Éclairer une scène', [
            'startDate' => '2099-03-01',
            'endDate' => '2099-03-05',
            'level' => 'beginner',
            'price' => '50 €',
            'address' => 'Rue 10',
            'url' => 'https://example.org/f',
            'documentIds' => [$document],
        ]);
        $this->publish(T::SupportedProject, 'Une radio de quartier', [
            'beneficiaryIds' => [$this->people->id('other')],
            'results' => '<p>Douze émissions.</p>',
            'partners' => [['groupId' => $directory['structure']]],
            'links' => [['network' => 'soundcloud', 'url' => 'https://soundcloud.com/r']],
        ]);
    }

    /** One initiative of the owner in each status, in Senegal. */
    private function statuses(): void
    {
        foreach (Status::cases() as $status) {
            if ($status !== Status::AutoDraft) {
                $record = $this->save(T::Initiative, "Statut {$status->value}", ['ambition' => "Ambition {$status->value}"], slug: 'statut-' . strtr($status->value, '_', '-'));
                $this->walk($record, $status);
            }
        }
    }

    private function addresses(): void
    {
        $moved = $this->publish(T::Initiative, 'Nouvelle adresse', slug: 'ancienne-adresse');
        $this->rename($moved, 'nouvelle-adresse');
        $gone = $this->publish(T::Initiative, 'Disparue', slug: 'disparue');
        wp_delete_post($gone->id, true);
        $trashed = $this->publish(T::Event, 'Annulé', slug: 'annule');
        $this->step($trashed, Transition::Trash);
        $offline = $this->publish(T::Initiative, 'Hors ligne', slug: 'hors-ligne-avant');
        $this->step($this->rename($offline, 'hors-ligne-apres'), Transition::TakeOffline);
    }

    private function rename(Record $record, string $slug): Record
    {
        return $this->change($record, [], $slug);
    }

    /** @param array<string, mixed> $values */
    private function change(Record $record, array $values, ?string $slug = null): Record
    {
        $staff = $this->people->viewer('administrator');

        return ($this->plugin->get(SaveContent::class))(new SaveInput($staff, $record->type, $record->language, $values, slug: $slug, id: $record->id));
    }

    private function step(Record $record, Transition $step, ?DateTimeImmutable $at = null): Record
    {
        $staff = $this->people->viewer('administrator');
        // Read anew, since the caller may have read it before the last step.
        $record = $this->plugin->get(Records::class)->find($record->id) ?? $record;
        $actor = $this->plugin->get(Policy::class)->can($staff, $step, $record) ? $staff : (new ViewerFactory())->of($record->ownerId);

        $reason = $step->requires(Precondition::Reason) ? 'Motif' : '';

        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($actor, $record->id, $step, at: $at, sameTextsConfirmed: true, reason: $reason));
    }

    private function walk(Record $record, Status $status): void
    {
        $submit = CapabilityMatrix::isModerated($record->type) ? Transition::Submit : Transition::Ready;
        $way = match ($status) {
            Status::Pending => [$submit],
            Status::ToEdit => [$submit, Transition::SendBack],
            Status::Rejected => [$submit, Transition::Reject],
            Status::Scheduled => [Transition::Schedule],
            Status::Published => [Transition::Publish],
            Status::Completed => [Transition::Publish, Transition::Complete],
            Status::Offline => [Transition::Publish, Transition::TakeOffline],
            Status::Trash => [Transition::Trash],
            Status::Draft, Status::AutoDraft => [],
        };
        foreach ($way as $step) {
            $at = match ($step) {
                Transition::Schedule => new DateTimeImmutable('2099-01-01T00:00:00Z'),
                Transition::Publish => $this->nextDate(),
                default => null,
            };
            $this->step($record, $step, $at);
        }
    }

    /** @param array<string, mixed> $values */
    private function publish(
        T $type,
        string $title,
        array $values = [],
        Lang $language = Lang::French,
        ?int $groupId = null,
        Audience $audience = Audience::Public,
        ?string $slug = null,
    ): Record {
        $record = $this->save($type, $title, $values, $language, $groupId, $audience, $slug);

        return $this->step($record, Transition::Publish, $this->nextDate());
    }

    /** @param array<string, mixed> $values over those that make it complete */
    private function save(
        T $type,
        string $title,
        array $values = [],
        Lang $language = Lang::French,
        ?int $groupId = null,
        Audience $audience = Audience::Public,
        ?string $slug = null,
        string $owner = 'owner',
    ): Record {
        return ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->people->viewer('administrator'),
            $type,
            $language,
            [...($groupId === null ? $this->factory->complete($type) : $this->factory->texts($type)), ...$values],
            $title,
            $slug,
            $audience,
            groupId: $groupId,
            ownerId: $this->people->id($owner),
        ));
    }

    /** Each publication a minute after the one before, so that "most recent" means something. */
    private function nextDate(): DateTimeImmutable
    {
        $this->published++;

        return new DateTimeImmutable("2026-01-15T09:00:00Z +{$this->published} minutes");
    }
}
