<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Admin\Decisions\DecisionBox;
use Passerelle\Admin\Decisions\DecisionHandler;
use Passerelle\Admin\Decisions\DecisionHistory;
use Passerelle\Admin\Decisions\ProposedChanges;
use Passerelle\Admin\Form\Controls\PickerControl;
use Passerelle\Admin\Form\FieldView;
use Passerelle\Admin\Form\FormReaders;
use Passerelle\Admin\Form\StoredAttachments;
use Passerelle\Admin\Health\ZonesCheck;
use Passerelle\Admin\Home\HomeForm;
use Passerelle\Admin\Home\HomeScreen;
use Passerelle\Admin\Home\HomeView;
use Passerelle\Admin\Lists\ListTables;
use Passerelle\Admin\Lists\Restoring;
use Passerelle\Admin\Lists\TypeLabels;
use Passerelle\Admin\Lists\UnservedPages;
use Passerelle\Admin\Lists\WaitingProposals;
use Passerelle\Admin\People\AccountStateField;
use Passerelle\Admin\People\AddressField;
use Passerelle\Admin\People\MemberRolesField;
use Passerelle\Admin\Pickers\PickerEndpoint;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;
use Passerelle\Admin\Screen\ClosingSteps;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Screen\EditRouter;
use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Notices;
use Passerelle\Admin\Screen\PublishBox;
use Passerelle\Admin\Screen\SaveHandler;
use Passerelle\Admin\Screen\TranslationsBox;
use Passerelle\Admin\Settings\LogoSizeSetting;
use Passerelle\Admin\Settings\NamesScreen;
use Passerelle\Admin\Settings\SettingsMenu;
use Passerelle\Admin\Settings\SitePagesSetting;
use Passerelle\Admin\Settings\SiteTextsScreen;
use Passerelle\Admin\Switching\SwitchScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\DisableAccount;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\WordPress\WordPressSessions;
use Passerelle\Calls\Management\CallManagementModule;
use Passerelle\Content\Content;
use Passerelle\Content\References;
use Passerelle\Files\FileLimits;
use Passerelle\Files\Files;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Languages\Languages;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\ModerationModule;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Directory\Members\MembersModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Taxonomies;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Pages;
use Passerelle\Site\SiteTexts;

/** The plugin's screens in WordPress's administration. */
final readonly class AdminModule implements Module
{
    /** @param list<Module> $parts */
    private function __construct(
        private array $parts,
        public SaveHandler $saving,
        public EditScreen $screen,
        public Notices $notices,
        public PickerEndpoint $pickers,
        public HomeScreen $home,
    ) {
    }

    /** @param string $file the plugin's main file, from which its assets are served */
    public static function build(
        string $file,
        Services $services,
        Content $content,
        Policy $policy,
        Files $files,
        Countries $countries,
        Sectors $sectors,
        References $references,
        Switching $switching,
        WordPressSessions $wordPressSessions,
        ModerationModule $moderation,
        ReadableFields $readable,
        MembersModule $members,
        CallManagementModule $calls,
    ): self {
        $config = $services->config;
        $db = $services->database;
        $transaction = $services->transaction;
        $texts = new Texts();
        $labels = new Labels($texts);
        $dates = new Dates($texts);
        $viewers = new ViewerFactory();
        $recordSearch = new RecordSearch($db, $labels, new Languages($db));
        $users = new UserSearch();
        $attachments = new StoredAttachments($files, new FileLimits($config));
        $notices = new Notices($labels, $dates);
        $rights = new DecisionRights($policy);
        $fields = new FieldView($labels, $countries, $sectors, $recordSearch, $users, $attachments);
        $screen = new EditScreen(
            $labels,
            $fields,
            new PublishBox($labels, $policy, new PublicAddress($config), $dates),
            new TranslationsBox($labels, $content->records),
            new DecisionBox($labels, $rights, $content->proposals, new ProposedChanges($texts, $readable), new DecisionHistory($labels, $moderation->store, $rights, $dates)),
            $config,
        );
        $decisions = new DecisionHandler($content, $policy, $moderation->decide, $config);
        $readers = new FormReaders($recordSearch, $users, $attachments);
        $handler = new SaveHandler($content, $policy, $transaction, $readers, $attachments, $decisions, new ClosingSteps($calls->change));

        $pickers = new PickerEndpoint($recordSearch, $users, $viewers);
        $home = new HomeScreen(
            new HomeForm($config, $references, $recordSearch, $files),
            new HomeView($labels, $config, new PickerControl($texts, $recordSearch, $users), $attachments),
            new HomePlans(),
            new SiteTexts(),
            $viewers,
            $transaction,
        );

        return new self([
            new EditRouter($handler, $screen, $notices, $viewers, $policy, $content, $labels),
            new ListTables($labels, $content->records, $countries, $dates, $policy, $viewers),
            new WaitingProposals($texts, $content->proposals, $dates),
            new TypeLabels($texts),
            $pickers,
            new SettingsMenu(
                $texts,
                $home,
                new SiteTextsScreen($texts, new SiteTexts(), $config),
                new NamesScreen(Taxonomies::SECTOR, $texts, $sectors->all(...), $config),
                new NamesScreen(Taxonomies::COUNTRY, $texts, $countries->all(...), $config),
            ),
            new SitePagesSetting($texts),
            new LogoSizeSetting($texts, $config),
            new SwitchScreen($file, $switching, $wordPressSessions, $viewers, $texts),
            new AccountStateField(new DisableAccount(new AccountState(), $services->clock), $viewers, $dates, $texts),
            new AddressField($texts),
            new Restoring($content->records, $policy, $viewers, $texts),
            new UnservedPages(new Pages(new Languages($services->database)), $texts),
            new MemberRolesField($members->updateRoles, $members->roleRights, $countries, $viewers, $labels),
            new ZonesCheck($texts, Frontend::configured()),
            new Assets($file),
        ], $handler, $screen, $notices, $pickers, $home);
    }

    public function register(): void
    {
        if (!is_admin()) {
            return;
        }
        foreach ($this->parts as $part) {
            $part->register();
        }
    }
}
