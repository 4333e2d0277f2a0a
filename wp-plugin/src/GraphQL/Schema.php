<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\Accounts\GraphQL\OnboardingTypes;
use Passerelle\Accounts\Policy;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\GraphQL\AccountTypes;
use Passerelle\Auth\GraphQL\AuthTypes;
use Passerelle\Auth\GraphQL\SocialTypes;
use Passerelle\Auth\GraphQL\SwitchTypes;
use Passerelle\Auth\Social\SocialModule;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Calls\GraphQL\CallType;
use Passerelle\Catalogue\CatalogueModule;
use Passerelle\Catalogue\GraphQL\CatalogueTypes;
use Passerelle\Catalogue\GraphQL\SuggestionTypes;
use Passerelle\Consent\ConsentModule;
use Passerelle\Consent\GraphQL\ConsentTypes;
use Passerelle\Contact\ContactTeam;
use Passerelle\Contact\GraphQL\ContactTypes;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\ContentReading;
use Passerelle\Content\GraphQL\DuplicateType;
use Passerelle\Content\GraphQL\MovedType;
use Passerelle\Directory\GraphQL\OwnProfileField;
use Passerelle\Directory\PublicProfiles;
use Passerelle\EmailChange\EmailChangeModule;
use Passerelle\EmailChange\GraphQL\EmailChangeTypes;
use Passerelle\Events\GraphQL\EventType;
use Passerelle\Files\Files;
use Passerelle\GraphQL\Cards\CardBuilder;
use Passerelle\GraphQL\Cards\CardField;
use Passerelle\GraphQL\Cards\CardLoader;
use Passerelle\GraphQL\Cards\CardType;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Details\DetailTypes;
use Passerelle\GraphQL\Details\People;
use Passerelle\GraphQL\Details\Related;
use Passerelle\GraphQL\Details\Readers;
use Passerelle\GraphQL\Details\Visibilities;
use Passerelle\GraphQL\Details\Withheld;
use Passerelle\GraphQL\Limits\Rules;
use Passerelle\GraphQL\Loading\Batch;
use Passerelle\GraphQL\Media\Media;
use Passerelle\GraphQL\Media\MediaTypes;
use Passerelle\Initiatives\GraphQL\InitiativeType;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Privacy\GraphQL\PrivacyTypes;
use Passerelle\Privacy\PrivacyModule;
use Passerelle\Projects\GraphQL\ProjectType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\GraphQL\ReferenceTypes;
use Passerelle\Reference\Sectors;
use Passerelle\Resources\GraphQL\ResourceType;
use Passerelle\Settings\GraphQL\SettingsTypes;
use Passerelle\Settings\SettingsModule;
use Passerelle\Site\GraphQL\Home;
use Passerelle\Site\GraphQL\HomeType;
use Passerelle\Site\GraphQL\SiteTypes;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Pages;
use Passerelle\Site\SiteTexts;
use Passerelle\Sitemap\GraphQL\SitemapTypes;
use Passerelle\Sitemap\Sitemap;
use Passerelle\Trainings\GraphQL\TrainingType;

/** Composes the API: which registrations there are, and what each needs. */
final readonly class Schema
{
    public static function module(
        ContentReading $reading,
        CatalogueModule $catalogue,
        PublicProfiles $profiles,
        Policy $policy,
        ViewerFactory $viewers,
        Countries $countries,
        Sectors $sectors,
        Files $files,
        Config $config,
        Clock $clock,
        ConsentModule $consent,
        Sitemap $sitemap,
        AuthModule $auth,
        SettingsModule $settings,
        PrivacyModule $privacy,
        Switching $switching,
        SocialModule $social,
        EmailChangeModule $emailChange,
        ContactTeam $contactTeam,
        TranslateContent $translate,
    ): GraphQLModule {
        $names = new Names($countries, $sectors);
        $choices = new Choices($config);
        $media = new Media($files);
        $texts = new SiteTexts();
        $visibilities = new Visibilities($reading->records, $policy, new Readers($viewers, $auth->request), new Withheld(), $reading->definitions);
        $cards = new CardBuilder($reading->records, $visibilities, $media, $names, $choices, $clock);
        $batch = new Batch($reading->records, $catalogue->finders, $profiles, $media);
        $loader = new CardLoader($batch, $visibilities, $cards);
        $related = new Related($catalogue->finders, $batch, $visibilities, $cards, $names);
        $fields = new DetailFields($visibilities, $batch, $loader, $related, new People($choices), $choices);

        return new GraphQLModule([
            new Enums($config),
            new MediaTypes(),
            new CardType(),
            new CardField($reading->records, $cards),
            new DetailTypes(),
            new ReferenceTypes($names),
            new CatalogueTypes($catalogue->search, $catalogue->alternatives, $catalogue->limits, $loader),
            new SuggestionTypes($catalogue->suggestions),
            new InitiativeType($fields),
            new CallType($fields, $batch, $choices),
            new EventType($fields),
            new ResourceType($fields),
            new TrainingType($fields),
            new ProjectType($fields),
            new DuplicateType($translate, $auth->request, $viewers),
            new MovedType($reading->formerSlugs),
            new SitemapTypes($sitemap),
            new AuthTypes($auth, $viewers),
            new OwnProfileField($profiles),
            new AccountTypes($auth, $viewers),
            new SettingsTypes($settings, $auth->request, $viewers),
            new EmailChangeTypes($emailChange, $auth->request, $viewers),
            new PrivacyTypes($privacy, $auth->request, $auth->current, $viewers),
            new SwitchTypes($switching, $auth->request, $auth->current, $viewers),
            new SocialTypes($social, $auth->request, $viewers),
            new OnboardingTypes($settings->onboarding, $settings->interests, $auth->request, $viewers),
            new ContactTypes($contactTeam, $auth->request),
            new ConsentTypes($consent->record, $consent->proofs),
            new SiteTypes($texts, new Pages($reading->languages)),
            new HomeType(new Home($texts, new HomePlans(), $catalogue->finders, $cards, $names, $media)),
        ], new Rules($config), Gate::fromConstants());
    }
}
